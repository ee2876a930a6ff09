/** Stands on every page or comes and goes with the time: stories of the header, the footer and the toast hold those. */
const SURROUNDINGS = /^- (?:banner|contentinfo|status|alert|link "Skip|region "Notices")/;

/** Nodes of one kind that stand below each other in numbers: cards, options, rows. */
const MANY = /^- (listitem|article|option|row|radio|checkbox)\b/;

/** So many of them are written down; of the others, only how many there are. */
const WRITTEN = 2;

/** Each run has a port of its own. */
const OWN_PORT = /(http:\/\/localhost):\d+/g;

/** An address that says more, such as a message to be sent. */
const LONG_ADDRESS = /^(\s*- \/url: .{60}).+$/gm;

/** A node's own line with the lines of what is in it. */
type Block = readonly [string, ...string[]];

/** The lines of one level, each with what is below it. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: [string, ...string[]][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || line.startsWith('- ')) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

const outdent = (line: string): string => line.slice(2);
const indent = (line: string): string => `  ${line}`;

function shorten(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let kind = '';
  let count = 0;
  const endRun = () => {
    if (count > WRITTEN) shown.push(`# and ${count - WRITTEN} more: ${kind}`);
    kind = '';
    count = 0;
  };
  for (const [head, ...below] of blocksOf(lines)) {
    const [, found = ''] = MANY.exec(head) ?? [];
    if (found !== kind) endRun();
    kind = found;
    count += found === '' ? 0 : 1;
    if (count <= WRITTEN) shown.push(head, ...shorten(below.map(outdent)).map(indent));
  }
  endRun();
  return shown;
}

/**
 * What a page is to who does not see it: roles, names, levels and states, as Playwright writes them down, without what
 * surrounds every page and with long lists cut short, so that it can be read in a review.
 * @param snapshot the whole body's tree
 */
export function pageTree(snapshot: string): string {
  const lasting = snapshot.replace(LONG_ADDRESS, '$1…').replace(OWN_PORT, '$1');
  const own = blocksOf(lasting.split('\n')).filter(([head]) => !SURROUNDINGS.test(head));
  return shorten(own.flat()).join('\n');
}
