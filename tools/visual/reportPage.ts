import type { ReportedStory } from './report';
import { REPORT_SCRIPT } from './reportScript';
import { REPORT_STYLE } from './reportStyle';

const STORYBOOK = 'http://localhost:6006/';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const number = (count: number): string => count.toLocaleString('en-GB');

const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

type Shown = ReportedStory['findings'][number];

const PARTS = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const;

const MISSING = { before: 'There was none.', after: 'There is none any more.', difference: '' } as const;

/** The parts that a finding has a picture of. */
function has({ kind }: Shown, part: (typeof PARTS)[number][0]): boolean {
  if (part === 'before') return kind !== 'new';
  return part === 'after' ? kind !== 'gone' : kind === 'changed';
}

const linkOf = (id: string, globals: string): string =>
  escape(`${STORYBOOK}?path=/story/${id}&globals=${globals}`);

function sentenceOf({ kind, points, box }: Shown): string {
  if (kind === 'new') return 'New: it has no baseline yet.';
  if (kind === 'gone') return 'Gone: no story is pictured here any more.';
  const where = box
    ? ` in a box of ${number(box.width)} × ${number(box.height)} px, ${number(box.x)} px from the left and ${number(box.y)} px from the top`
    : '';
  return `${counted(points, 'point differs', 'points differ')}${where}.`;
}

function figures(finding: Shown, title: string): string {
  return PARTS.map(([part, label]) => {
    if (!has(finding, part)) {
      return MISSING[part] && `<figure><figcaption>${label}</figcaption><p>${MISSING[part]}</p></figure>`;
    }
    const source = `${part}/${escape(finding.name)}.png`;
    return `<figure><figcaption>${label}</figcaption><button type="button" data-part="${part}" aria-label="${label}, ${escape(title)}, ${finding.mode}: enlarge"><img src="${source}" alt="" loading="lazy"></button></figure>`;
  }).join('');
}

function findingOf(story: ReportedStory, finding: Shown): string {
  const { x = 0, y = 0, width = 0, height = 0 } = finding.box ?? {};
  return `<article data-mode="${finding.mode.replace(' ', '-')}" data-kind="${finding.kind}" data-box="${x} ${y} ${width} ${height}" tabindex="-1">
<h3>${finding.mode} <a href="${linkOf(story.id, finding.globals)}" target="_blank" rel="noreferrer">Open in Storybook<span class="heard">: ${escape(story.state)}, ${finding.mode}</span></a></h3>
<p>${sentenceOf(finding)}</p>
<div class="pictures">${figures(finding, `${story.title}, ${story.state}`)}</div>
</article>`;
}

function storyOf(story: ReportedStory): string {
  const accept = `npm run test:visual -- --update --only ${story.id}`;
  return `<section id="${escape(story.id)}" aria-labelledby="of-${escape(story.id)}">
<h2 id="of-${escape(story.id)}"><small>${escape(story.title)}</small> ${escape(story.state)}</h2>
${story.doc && `<p>${escape(story.doc)}</p>`}
${story.file && `<p class="file"><code>${escape(story.file)}</code></p>`}
<p class="accept">To accept it: <code>${escape(accept)}</code> <button type="button" data-copy="${escape(accept)}">Copy<span class="heard"> the command for ${escape(story.state)}</span></button></p>
${story.findings.map((finding) => findingOf(story, finding)).join('\n')}
</section>`;
}

const headline = (count: number, pictures: number): string =>
  count === 0
    ? `All ${number(pictures)} pictures are as they were`
    : `${number(count)} of ${counted(pictures, 'picture differs', 'pictures differ')}`;

function contents(stories: readonly ReportedStory[]): string {
  if (stories.length < 2) return '';
  const rows = stories.map(({ id, title, state, findings }) => {
    const points = findings.reduce((sum, finding) => sum + finding.points, 0);
    const what = points > 0 ? `${number(points)} points` : (findings[0]?.kind ?? '');
    return `<li><a href="#${escape(id)}">${escape(title)}, ${escape(state)}</a> <span>${what}</span></li>`;
  });
  return `<details><summary>${counted(stories.length, 'story', 'stories')}</summary><ol>${rows.join('')}</ol></details>`;
}

function filters(stories: readonly ReportedStory[]): string {
  const modes = [...new Set(stories.flatMap(({ findings }) => findings.map(({ mode }) => mode)))];
  const kinds = [...new Set(stories.flatMap(({ findings }) => findings.map(({ kind }) => kind)))];
  const select = (name: string, label: string, values: readonly string[]) =>
    `<label>${label} <select name="${name}"><option value="">All</option>${values.map((value) => `<option value="${value.replace(' ', '-')}">${value}</option>`).join('')}</select></label>`;
  return `<form aria-label="What is shown">${select('mode', 'Mode', modes)}${select('kind', 'Kind', kinds)}
<label><input type="checkbox" name="detail"> Only where it differs, in full size</label>
<span role="status"></span></form>`;
}

const HELP = `<p class="keys"><kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> enlarge; there <kbd>←</kbd> <kbd>→</kbd> before, after and difference at the same place, <kbd>Esc</kbd> back.</p>`;

const LAYER = `<dialog aria-labelledby="layer-name"><header><h2 id="layer-name"></h2>
<div role="group" aria-label="Picture">${PARTS.map(([part, label]) => `<button type="button" data-show="${part}" aria-pressed="false">${label}</button>`).join('')}</div>
<button type="button" data-close>Close</button></header><div class="stage" tabindex="0" role="region" aria-label="Picture"><img alt=""></div></dialog>`;

/** A page that shows before, after and difference of everything that was found; nothing of it comes from elsewhere. */
export function reportPage(
  stories: readonly ReportedStory[],
  { pictures, failures }: { pictures: number; failures: readonly string[] },
): string {
  const count = stories.reduce((sum, { findings }) => sum + findings.length, 0);
  const title = headline(count, pictures);
  const failed =
    failures.length === 0
      ? ''
      : `<section class="failed" aria-labelledby="failed"><h2 id="failed">${counted(failures.length, 'story', 'stories')} could not be pictured</h2><ul>${failures.map((line) => `<li>${escape(line)}</li>`).join('')}</ul></section>`;
  const body =
    count === 0
      ? '<p>Nothing to look at.</p>'
      : `${HELP}${filters(stories)}${contents(stories)}${stories.map(storyOf).join('\n')}${LAYER}<script>${REPORT_SCRIPT}</script>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${REPORT_STYLE}</style></head>
<body><main><h1>${title}</h1>${failed}${body}</main></body></html>
`;
}
