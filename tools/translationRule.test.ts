import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, root } from './run';

const COMES_AND_GOES_OR_CHANGES = 'A text that changes beside other nodes';
const INSERTED = 'When the node before this text appears';
const FRAGMENT = 'A text in a fragment';
const COMPONENT = 'A component that returns a text';

/** Elements that break in a translated page, with a part of the message. */
const REJECTED: readonly (readonly [jsx: string, message: string])[] = [
  ["<p>Log in again.{hasDraft && ' Your draft is kept.'}</p>", COMES_AND_GOES_OR_CHANGES],
  ["<p><b>Title</b>{index > 0 && ', '}</p>", COMES_AND_GOES_OR_CHANGES],
  ['<p>More homes{region && ` in ${region}`}</p>', COMES_AND_GOES_OR_CHANGES],
  ["<p>{isDone ? 'Signed in' : <b>Sign in</b>} <i>here</i></p>", COMES_AND_GOES_OR_CHANGES],
  ['<p>{index + 1} of {total}</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p>Compare ({count})</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p>{formatDate(savedAt)}.</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p><b>Photos</b> {photos.length}</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p><b />{label}</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p><b />{before}</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p>{LABELS[name]} is still set</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p> {label}</p>', COMES_AND_GOES_OR_CHANGES],
  ['<p>{isOpen && <b />} Filters</p>', INSERTED],
  ['<p>{isOpen ? <b /> : null}Filters</p>', INSERTED],
  ['<>{label}</>', FRAGMENT],
  ['<>Nearest: <b /></>', FRAGMENT],
  ['<b />;\nfunction Label({ label }: Props) { return label; }', COMPONENT],
  [
    '<b />;\nfunction Count({ count }) { if (count === 0) return <b />; return groupThousands(count); }',
    COMPONENT,
  ],
];

/** Elements that survive a translation. */
const ALLOWED: readonly string[] = [
  '<p>{label}</p>',
  "<p>{isDone ? 'Signed in' : 'Sign in'}</p>",
  '<p>{`${index + 1} of ${total}`}</p>',
  '<p>Log in again.{hasDraft && <span> Your draft is kept.</span>}</p>',
  '<p>Log in <a href="/">here</a> or there.</p>',
  '<p>{isOpen && <b />} <span>Filters</span></p>',
  '<p>{BRAND.name} shows at most {MAX_HOMES} homes.</p>',
  '<p>{icon}{children}{action}</p>',
  '<p>{tool}<b /></p>',
  '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li>More</li></ul>',
  '<>{icon} <b>Title</b></>',
  '<b />;\nfunction Label({ label }: Props) { return <b>{label}</b>; }',
  '<b />;\nfunction Row({ renderCard, listing }) { return renderCard(listing); }',
  '<b />;\nfunction textOf({ label }: Props) { return label; }',
];

const file = (jsx: string) => `
interface Props { label: string; icon: ReactNode; action?: ReactElement }
const tool = <b />;
const [before, match] = splitMatch(text);
export const story = () => ${jsx};
`;

describe('translation/one-text', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-translation-'));
  const nameOf = (jsx: string) => `case${[...REJECTED.map(([each]) => each), ...ALLOWED].indexOf(jsx)}.tsx`;
  let diagnostics: readonly { message: string; filename: string }[] = [];

  beforeAll(() => {
    const rule = {
      jsPlugins: [path.join(root, 'tools/lint/translation.js')],
      categories: { correctness: 'off' },
      rules: { 'translation/one-text': 'error' },
    };
    fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(rule));
    for (const jsx of [...REJECTED.map(([each]) => each), ...ALLOWED])
      fs.writeFileSync(path.join(folder, nameOf(jsx)), file(jsx));
    const { stdout } = spawnSync(process.execPath, [bin('oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    ({ diagnostics } = JSON.parse(stdout) as { diagnostics: typeof diagnostics });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const messagesAbout = (jsx: string) =>
    diagnostics
      .filter(({ filename }) => path.basename(filename) === nameOf(jsx))
      .map(({ message }) => message);

  it.each(REJECTED)('rejects %s', (jsx, message) => {
    expect(messagesAbout(jsx).join('\n')).toContain(message);
  });

  it.each(ALLOWED)('allows %s', (jsx) => {
    expect(messagesAbout(jsx)).toEqual([]);
  });
});
