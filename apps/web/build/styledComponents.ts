import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A letter and three signs: a million names for some two hundred files. */
function shortName(id: string): string {
  const file = path.relative(repository, id).replaceAll(path.sep, '/');
  const number = Number.parseInt(createHash('sha256').update(file).digest('hex').slice(0, 12), 16);
  const signs = (number % (26 * 36 ** 3)) + 10 * 36 ** 3;
  return signs.toString(36);
}

/**
 * Vite's compiler names styled parts by the absolute path of their file, so that one commit built in two folders gave other
 * bytes in every file, and other sizes. Here each is named by its place in the repository, four signs long. For every build whose
 * markup meets another's.
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
          this.error(`${id} and ${other} give their styled parts one name: rename one of the files.`);
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
 * Names styled parts by file and place, not by the order in which modules happen to load: the server's markup and the
 * browser's must agree on every class. Shared with the build that renders pages in node.
 */
export const styledComponents = {
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, pure: true } } },
};
