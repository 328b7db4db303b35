// The wall itself: one page with every picture, scene by scene. Links with a number sign choose what is shown; no script is needed.
import type { Picture } from './stage.ts';

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const FACETS = ['scene', 'language', 'width', 'theme', 'variant'] as const;
type Facet = (typeof FACETS)[number];

const valuesOf = (pictures: readonly Picture[], facet: Facet): string[] => [
	...new Set(pictures.map((picture) => String(picture[facet])))
];

/** Everything that a link may ask for: one facet, or a language in one size. */
function choices(pictures: readonly Picture[]): { id: string; wants: Partial<Record<Facet, string>> }[] {
	const single = FACETS.flatMap((facet) =>
		valuesOf(pictures, facet).map((value) => ({ id: `only-${value}`, wants: { [facet]: value } }))
	);
	const pairs = valuesOf(pictures, 'language').flatMap((language) =>
		valuesOf(pictures, 'width').map((width) => ({
			id: `only-${language}-${width}`,
			wants: { language, width }
		}))
	);
	return [...single, ...pairs];
}

function figure({ language, width, theme, variant, file, faults }: Picture): string {
	const name = `${language} ${width} ${theme}${variant === 'plain' ? '' : ` ${variant}`}`;
	const list = faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
	return `<figure data-language="${language}" data-width="${width}" data-theme="${theme}" data-variant="${variant}" data-faults="${faults.length}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${name}${list && `<ul>${list}</ul>`}</figcaption></figure>`;
}

export function wallOf(pictures: readonly Picture[], told: string): string {
	const all = choices(pictures);
	const rules = all.map(
		({ id, wants }) =>
			`body:has(#${id}:target) :is(${Object.entries(wants)
				.map(
					([facet, value]) => `${facet === 'scene' ? 'section' : 'figure'}:not([data-${facet}="${value}"])`
				)
				.join(', ')}) { display: none; }`
	);
	const links = FACETS.map(
		(facet) =>
			`<p>${facet}: ${valuesOf(pictures, facet)
				.map((value) => `<a href="#only-${value}">${value}</a>`)
				.join(' ')}</p>`
	);
	const pairs = all.filter(({ wants }) => wants.language && wants.width);
	const sections = new Map<string, Picture[]>();
	for (const picture of pictures) {
		const name = `${picture.scene}-${picture.state}`;
		sections.set(name, [...(sections.get(name) ?? []), picture]);
	}
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Keystone, all pages</title>
<style>
body { margin: 1rem; background: #888; font: 14px/1.4 system-ui, sans-serif; }
nav { padding: 0.5rem 1rem; background: #fff; }
nav p { margin: 0.25rem 0; }
section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
figure { margin: 0; }
figcaption { max-width: 24rem; }
figcaption ul { margin: 0; padding: 0.25rem 0.25rem 0.25rem 1.25rem; background: #fdd; }
img { display: block; max-height: 60rem; width: auto; }
figure[data-width="1280"] img { width: 640px; }
figure[data-width="768"] img { width: 384px; }
body:has(#only-faults:target) :is(figure[data-faults="0"], section:not(:has(figure:not([data-faults="0"])))) { display: none; }
${rules.join('\n')}
</style>
<body>
${[...all.map(({ id }) => id), 'only-faults'].map((id) => `<i id="${id}"></i>`).join('')}
<nav>
<p>${escaped(told)} <a href="#">everything</a> <a href="#only-faults">faults</a></p>
${links.join('\n')}
<p>both: ${pairs.map(({ id }) => `<a href="#${id}">${id.slice(5)}</a>`).join(' ')}</p>
<p>states: ${[...sections.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</p>
</nav>
${[...sections]
	.map(
		([name, list]) =>
			`<section id="${name}" data-scene="${list[0]?.scene}"><h2>${name}</h2><div>${list.map(figure).join('\n')}</div></section>`
	)
	.join('\n')}
</body>
</html>
`;
}
