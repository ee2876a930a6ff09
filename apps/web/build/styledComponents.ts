import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/** A letter and three base-36 characters: a million names for some two hundred files. */
function shortName(id: string): string {
  const file = path.relative(repositoryRoot, id).replaceAll(path.sep, '/');
  const number = Number.parseInt(createHash('sha256').update(file).digest('hex').slice(0, 12), 16);
  const value = (number % (26 * 36 ** 3)) + 10 * 36 ** 3;
  return value.toString(36);
}

/**
 * Derives component ids from each file's path in the repository, four characters long. Vite's compiler uses the absolute path,
 * so that builds of one commit in two folders differ. Use it in all builds that share markup.
 */
export function styledNames(): Plugin {
  const fileOf = new Map<string, string>();
  return {
    name: 'efie-styled-names',
    enforce: 'post',
    transform: {
      filter: { code: 'componentId' },
      handler(code, id) {
        const name = shortName(id);
        const other = fileOf.get(name);
        if (other !== undefined && other !== id)
          this.error(`${id} and ${other} have the same styled-components id: rename one of the files.`);
        fileOf.set(name, id);
        return {
          code: code.replace(
            /(\bcomponentId: ?["'`])sc-\w+-(\w+)/g,
            (_, before: string, part: string) => `${before}${name}${part}`,
          ),
          map: null,
        };
      },
    },
  };
}

/**
 * Derives class names from the file and position, not from the order in which modules load: they must be the same in
 * pre-rendered markup and in the browser.
 */
export const styledComponents = {
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, pure: true } } },
};
