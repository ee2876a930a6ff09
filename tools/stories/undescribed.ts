import { constantsOf, docOf, isExported, parseTsx, resolveObject } from './syntax.ts';

/** The stories of a file that have no doc comment, each with its file and line and what to add. */
export function findUndescribed(file: string, text: string): string[] {
  const source = parseTsx(file, text);
  return constantsOf(source)
    .filter(
      ({ value, statement }) => isExported(statement) && resolveObject(value) && docOf(statement) === '',
    )
    .map(({ name, statement }) => {
      const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source));
      return `${file}:${line + 1}: ${name} has no description: add a doc comment above it that says when a user sees this state, such as /** A payment cannot be started. */`;
    });
}
