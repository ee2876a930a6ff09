/** One thing the specification asks for: a line of checklist.md ('C176') or a named fault of faults.md ('F58'). */
export interface Requirement {
  mark: string;
  /** The heading it stands under. */
  group: string;
  /** What it asks for, without its number. */
  text: string;
}

const HEADING = /^#{2,3} (.+)$/;

function readDemands(markdown: string, line: RegExp, letter: string): Requirement[] {
  let group = '';
  return markdown.split('\n').flatMap((row) => {
    group = HEADING.exec(row)?.[1] ?? group;
    const [, number, text] = line.exec(row) ?? [];
    return number && text ? [{ mark: `${letter}${number}`, group, text: text.trim() }] : [];
  });
}

/** The lines of the checklist: '176. Region and district filters ...'. */
export const readChecklist = (markdown: string): Requirement[] =>
  readDemands(markdown, /^(\d+)\. (.+)$/, 'C');

/** The named faults: '| 58 | R | case | expected | kept |'; their text is the case and what is expected. */
export const readFaults = (markdown: string): Requirement[] =>
  readDemands(markdown, /^\| (\d+) \| [^|]+ \| (.+?) \|[^|]*\|$/, 'F').map((demand) => ({
    ...demand,
    text: demand.text.replace(/ \| /, ': '),
  }));
