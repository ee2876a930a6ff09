import fs from 'node:fs';
import path from 'node:path';

/** A line of checklist.md ('C176') or a fault of faults.md ('F58'). */
export interface Requirement {
  id: string;
  group: string;
  text: string;
}

const HEADING = /^#{2,3} (.+)$/;

function parseRequirements(markdown: string, line: RegExp, letter: string): Requirement[] {
  let group = '';
  return markdown.split('\n').flatMap((row) => {
    group = HEADING.exec(row)?.[1] ?? group;
    const [, number, text] = line.exec(row) ?? [];
    return number && text ? [{ id: `${letter}${number}`, group, text: text.trim() }] : [];
  });
}

/** Reads lines such as '176. Region and district filters ...'. */
export const parseChecklist = (markdown: string): Requirement[] =>
  parseRequirements(markdown, /^(\d+)\. (.+)$/, 'C');

/** Reads rows such as '| 58 | R | case | expected | kept |'; the text is the case and what is expected. */
export const parseFaults = (markdown: string): Requirement[] =>
  parseRequirements(markdown, /^\| (\d+) \| [^|]+ \| (.+?) \|[^|]*\|$/, 'F').map((requirement) => ({
    ...requirement,
    text: requirement.text.replace(/ \| /, ': '),
  }));

/** The lines of checklist.md, then the faults of faults.md. */
export function readRequirements(root: string): Requirement[] {
  const read = (name: string) => fs.readFileSync(path.join(root, 'docs/spec', name), 'utf8');
  return [...parseChecklist(read('checklist.md')), ...parseFaults(read('faults.md'))];
}
