/** A line of checklist.md ('C176') or a fault of faults.md ('F58'). */
export interface Requirement {
  id: string;
  group: string;
  text: string;
}

const HEADING = /^#{2,3} (.+)$/;

function readRequirements(markdown: string, line: RegExp, letter: string): Requirement[] {
  let group = '';
  return markdown.split('\n').flatMap((row) => {
    group = HEADING.exec(row)?.[1] ?? group;
    const [, number, text] = line.exec(row) ?? [];
    return number && text ? [{ id: `${letter}${number}`, group, text: text.trim() }] : [];
  });
}

/** Reads lines such as '176. Region and district filters ...'. */
export const readChecklist = (markdown: string): Requirement[] =>
  readRequirements(markdown, /^(\d+)\. (.+)$/, 'C');

/** Reads rows such as '| 58 | R | case | expected | kept |'; the text is the case and what is expected. */
export const readFaults = (markdown: string): Requirement[] =>
  readRequirements(markdown, /^\| (\d+) \| [^|]+ \| (.+?) \|[^|]*\|$/, 'F').map((requirement) => ({
    ...requirement,
    text: requirement.text.replace(/ \| /, ': '),
  }));
