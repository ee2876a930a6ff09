import type { Failure } from './results';

/** For a POSIX shell; in double quotes it also works in cmd.exe, so these are used when possible. */
const quote = (text: string): string => {
  if (/^[\w./-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;
};

/** The command that runs a failed test alone. A test whose file does not load is run by its file. */
export function commandFor({ file, name, storyId }: Failure, isAll = false): string {
  const program = isAll ? 'npm run test:all --' : 'npm test --';
  if (storyId !== null) return `${program} ${storyId}`;
  return `${program} ${quote(file)}${name === '' ? '' : ` ${quote(`^${name}$`)}`}`;
}

/** The failures of a step, each with the command that runs it alone; `command` runs a step without failed tests. */
export const describeFailures = (failures: readonly Failure[], command: string, isAll: boolean): string[] =>
  failures.length === 0
    ? [`  ${command}`]
    : failures.flatMap((failure) => [
        `  ${[failure.file, failure.name].filter(Boolean).join(' > ')}`,
        `    ${commandFor(failure, isAll)}`,
      ]);
