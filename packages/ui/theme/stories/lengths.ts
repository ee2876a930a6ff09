import source from '../efie.tokens.json';

type Token = Readonly<Record<string, unknown>>;

/** A length in the token file: `{ value: 16, unit: 'px' }`, or the name of another one: '{space.4}'. */
export type WrittenLength = string | { value: number };

/** A length of the token file in px. @throws for a name that the file does not have */
export function pxOf(written: WrittenLength): number {
  if (typeof written !== 'string') return written.value;
  const token = written
    .slice(1, -1)
    .split('.')
    .reduce<unknown>((group, name) => (group as Token | undefined)?.[name], source);
  if (token === undefined) throw new Error(`${written} is not in the token file`);
  return pxOf((token as { $value: WrittenLength }).$value);
}
