/** Parts that every page has, or that depend on timing; the header, footer and toast stories cover them. */
const SURROUNDINGS = /^- (?:banner|contentinfo|status|alert|link "Skip|region "Notices")/;

/** Roles that often repeat: cards, options, rows. */
const REPEATED = /^- (listitem|article|option|row|radio|checkbox)\b/;

/** How many repeated nodes are written out; the rest are only counted. */
const MAX_WRITTEN = 2;

/** The port differs between runs. */
const LOCAL_PORT = /(http:\/\/localhost):\d+/g;

/** A long URL, such as one that contains a message. */
const LONG_URL = /^(\s*- \/url: .{60}).+$/gm;

/** A node's line followed by the lines of its descendants. */
export type Block = readonly [string, ...string[]];

/** Splits lines into the nodes of the top level, each with its descendants. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: [string, ...string[]][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || !line.startsWith(' ')) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

export const outdent = (line: string): string => line.slice(2);
export const indent = (line: string): string => `  ${line}`;

function shorten(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let role = '';
  let count = 0;
  const writeOmittedCount = () => {
    if (count > MAX_WRITTEN) shown.push(`# and ${count - MAX_WRITTEN} more: ${role}`);
    role = '';
    count = 0;
  };
  for (const [line, ...childLines] of blocksOf(lines)) {
    const [, repeatedRole = ''] = REPEATED.exec(line) ?? [];
    if (repeatedRole !== role) writeOmittedCount();
    role = repeatedRole;
    count += repeatedRole === '' ? 0 : 1;
    if (count <= MAX_WRITTEN) shown.push(line, ...shorten(childLines.map(outdent)).map(indent));
  }
  writeOmittedCount();
  return shown;
}

/**
 * Shortens an accessibility tree for review: leaves out header and footer, and truncates long lists and URLs.
 * @param snapshot the tree of the body in Playwright's text format
 */
export function pageTree(snapshot: string): string {
  const normalized = snapshot.replace(LONG_URL, '$1…').replace(LOCAL_PORT, '$1');
  const pageBlocks = blocksOf(normalized.split('\n')).filter(([line]) => !SURROUNDINGS.test(line));
  return shorten(pageBlocks.flat()).join('\n');
}
