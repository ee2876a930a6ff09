import type { Box } from './compareScreenshots';
import { REPORT_SCRIPT } from './reportScript';
import { REPORT_STYLE } from './reportStyle';

/** A difference between a story's screenshot and its baseline, in one mode. */
export interface Finding {
  /** 'phone-light/cards-agentcard--default' */
  name: string;
  kind: 'changed' | 'new' | 'removed';
  /** Number of different pixels; 0 when new or removed. */
  pixels: number;
  /** The area that contains them; null when new or removed. */
  box: Box | null;
}

export interface ReportedStory {
  id: string;
  title: string;
  /** Its name; the id when the story no longer exists. */
  name: string;
  doc: string;
  /** From the root of the repository; '' when the story no longer exists. */
  file: string;
  findings: readonly (Finding & { mode: string; globals: string })[];
}

const STORYBOOK = 'http://localhost:6006/';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const format = (count: number): string => count.toLocaleString('en-GB');

const counted = (count: number, one: string, many: string): string =>
  `${format(count)} ${count === 1 ? one : many}`;

type StoryFinding = ReportedStory['findings'][number];

const VERSIONS = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const;

const MISSING = { before: 'No baseline.', after: 'No screenshot.', difference: '' } as const;

function hasImage({ kind }: StoryFinding, version: (typeof VERSIONS)[number][0]): boolean {
  if (version === 'before') return kind !== 'new';
  return version === 'after' ? kind !== 'removed' : kind === 'changed';
}

const linkOf = (id: string, globals: string): string =>
  escape(`${STORYBOOK}?path=/story/${id}&globals=${globals}`);

function describeFinding({ kind, pixels, box }: StoryFinding): string {
  if (kind === 'new') return 'New: there is no baseline yet.';
  if (kind === 'removed') return 'Removed: the story no longer exists or is no longer tagged.';
  const where = box
    ? ` in a box of ${format(box.width)} × ${format(box.height)} px, ${format(box.x)} px from the left and ${format(box.y)} px from the top`
    : '';
  return `${counted(pixels, 'pixel differs', 'pixels differ')}${where}.`;
}

function figures(finding: StoryFinding, title: string): string {
  return VERSIONS.map(([version, label]) => {
    if (!hasImage(finding, version)) {
      return (
        MISSING[version] && `<figure><figcaption>${label}</figcaption><p>${MISSING[version]}</p></figure>`
      );
    }
    const source = `${version}/${escape(finding.name)}.png`;
    return `<figure><figcaption>${label}</figcaption><button type="button" data-version="${version}" aria-label="${label}, ${escape(title)}, ${finding.mode}: enlarge"><img src="${source}" alt="" loading="lazy"></button></figure>`;
  }).join('');
}

function findingOf(story: ReportedStory, finding: StoryFinding): string {
  const { x = 0, y = 0, width = 0, height = 0 } = finding.box ?? {};
  return `<article data-mode="${finding.mode.replace(' ', '-')}" data-kind="${finding.kind}" data-box="${x} ${y} ${width} ${height}" tabindex="-1">
<h3>${finding.mode} <a href="${linkOf(story.id, finding.globals)}" target="_blank" rel="noreferrer">Open in Storybook<span class="visually-hidden">: ${escape(story.name)}, ${finding.mode}</span></a></h3>
<p>${describeFinding(finding)}</p>
<div class="versions">${figures(finding, `${story.title}, ${story.name}`)}</div>
</article>`;
}

function storyOf(story: ReportedStory): string {
  const accept = `npm run test:visual -- --update --only ${story.id}`;
  return `<section id="${escape(story.id)}" aria-labelledby="of-${escape(story.id)}">
<h2 id="of-${escape(story.id)}"><small>${escape(story.title)}</small> ${escape(story.name)}</h2>
${story.doc && `<p>${escape(story.doc)}</p>`}
${story.file && `<p class="file"><code>${escape(story.file)}</code></p>`}
<p class="accept">To accept it: <code>${escape(accept)}</code> <button type="button" data-copy="${escape(accept)}">Copy<span class="visually-hidden"> the command for ${escape(story.name)}</span></button></p>
${story.findings.map((finding) => findingOf(story, finding)).join('\n')}
</section>`;
}

const headline = (count: number, screenshots: number): string =>
  count === 0
    ? `All ${format(screenshots)} screenshots are unchanged`
    : `${format(count)} of ${counted(screenshots, 'screenshot differs', 'screenshots differ')}`;

function contents(stories: readonly ReportedStory[]): string {
  if (stories.length < 2) return '';
  const rows = stories.map(({ id, title, name, findings }) => {
    const pixels = findings.reduce((sum, finding) => sum + finding.pixels, 0);
    const change = pixels > 0 ? `${format(pixels)} pixels` : (findings[0]?.kind ?? '');
    return `<li><a href="#${escape(id)}">${escape(title)}, ${escape(name)}</a> <span>${change}</span></li>`;
  });
  return `<details><summary>${counted(stories.length, 'story', 'stories')}</summary><ol>${rows.join('')}</ol></details>`;
}

function filters(stories: readonly ReportedStory[]): string {
  const modes = [...new Set(stories.flatMap(({ findings }) => findings.map(({ mode }) => mode)))];
  const kinds = [...new Set(stories.flatMap(({ findings }) => findings.map(({ kind }) => kind)))];
  const select = (name: string, label: string, values: readonly string[]) =>
    `<label>${label} <select name="${name}"><option value="">All</option>${values.map((value) => `<option value="${value.replace(' ', '-')}">${value}</option>`).join('')}</select></label>`;
  return `<form aria-label="Filters">${select('mode', 'Mode', modes)}${select('kind', 'Kind', kinds)}
<label><input type="checkbox" name="detail"> Only the changed area, in full size</label>
<span role="status"></span></form>`;
}

const HELP = `<p class="keys"><kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> enlarge; then <kbd>←</kbd> <kbd>→</kbd> switch between before, after and difference, <kbd>Esc</kbd> closes.</p>`;

const DIALOG = `<dialog aria-labelledby="dialog-title"><header><h2 id="dialog-title"></h2>
<div role="group" aria-label="Version">${VERSIONS.map(([version, label]) => `<button type="button" data-show="${version}" aria-pressed="false">${label}</button>`).join('')}</div>
<button type="button" data-close>Close</button></header><div class="stage" tabindex="0" role="region" aria-label="Screenshot"><img alt=""></div></dialog>`;

export function reportPage(
  stories: readonly ReportedStory[],
  { screenshots, failures }: { screenshots: number; failures: readonly string[] },
): string {
  const count = stories.reduce((sum, { findings }) => sum + findings.length, 0);
  const title = headline(count, screenshots);
  const failed =
    failures.length === 0
      ? ''
      : `<section class="failed" aria-labelledby="failed"><h2 id="failed">${counted(failures.length, 'story', 'stories')} failed</h2><ul>${failures.map((line) => `<li>${escape(line)}</li>`).join('')}</ul></section>`;
  const body =
    count === 0
      ? '<p>There is nothing to review.</p>'
      : `${HELP}${filters(stories)}${contents(stories)}${stories.map(storyOf).join('\n')}${DIALOG}<script>${REPORT_SCRIPT}</script>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${REPORT_STYLE}</style></head>
<body><main><h1>${title}</h1>${failed}${body}</main></body></html>
`;
}
