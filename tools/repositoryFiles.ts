import fs from 'node:fs';
import path from 'node:path';
import { root } from './run';

/** A line of .gitignore as a regular expression for a path that ends in a slash if it is a folder. */
function toPattern(line: string): RegExp {
  const name = line.replace(/^\//, '').replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`${line.startsWith('/') ? '^' : '(?:^|/)'}${name.replaceAll('*', '[^/]*')}$`);
}

/**
 * The files of the repository, without those that .gitignore names, as paths from its root with slashes. Needs no git, so it
 * also works in a copy without .git, and in a folder that belongs to someone else, where git lists nothing.
 */
export function repositoryFiles(folder = root): string[] {
  const lines = fs.readFileSync(path.join(folder, '.gitignore'), 'utf8').split(/\r?\n/);
  const ignored = lines.filter((line) => /^[^#!]/.test(line)).map(toPattern);
  const filesIn = (parent: string): string[] =>
    fs.readdirSync(path.join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
      const place = `${parent}${entry.name}${entry.isDirectory() ? '/' : ''}`;
      if (ignored.some((pattern) => pattern.test(place))) return [];
      if (entry.isFile()) return [place];
      // A folder with .git is another repository.
      const isOurs = entry.isDirectory() && entry.name !== '.git' && !hasGit(place);
      return isOurs ? filesIn(place) : [];
    });
  const hasGit = (place: string) => fs.existsSync(path.join(folder, place, '.git'));
  return filesIn('').filter((file) => file !== '.git');
}
