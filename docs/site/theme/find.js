// Pages whose title has the letters that are typed, as a list below the field.
const field = document.getElementById("find");
const found = document.getElementById("found");
const root = document.body.dataset.root;

field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    const pages = wanted ? titles.filter(([title]) => title.toLowerCase().includes(wanted)) : [];
    found.replaceChildren(...pages.slice(0, 20).map(([title, path]) => {
        const link = document.createElement("a");
        link.href = `${root}/${path}`;
        link.textContent = title;
        const item = document.createElement("li");
        item.append(link);
        return item;
    }));
});
