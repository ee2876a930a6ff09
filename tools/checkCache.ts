import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './run';

/** The files that a check reads, where these are not all files. */
const READS: Readonly<Record<string, RegExp>> = {
  contract: /^(openapi\.yaml|redocly\.yaml|package-lock\.json)$/,
  generated:
    /^(openapi\.yaml|package-lock\.json|\.prettier.*|(data|tools|packages\/(contract|domain\/places|ui\/theme)|apps\/web\/public)\/.*)$/,
};

/** `bundle` also reads and updates the build, which is not committed; it builds only when sources are newer. */
const ALWAYS_RUN = ['bundle'];

const folder = path.join(root, '.cache/check');

/**
 * Finds the checks whose files are the same as when they last passed. Files are compared by content; a clean clone, such as
 * on CI, has no such checks.
 */
export function createCheckCache() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const digests = listed
    .split('\n')
    .filter((file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => {
      const content = fs.readFileSync(path.join(root, file));
      return { file, digest: createHash('sha1').update(content).digest('hex') };
    });
  const hashFor = (name: string) => {
    const read = digests.filter(({ file }) => READS[name]?.test(file) ?? true);
    return createHash('sha1')
      .update(JSON.stringify([process.version, process.platform, read]))
      .digest('hex');
  };
  const fileOf = (name: string) => path.join(folder, name);
  return {
    hasPassed: (name: string): boolean =>
      !ALWAYS_RUN.includes(name) &&
      fs.existsSync(fileOf(name)) &&
      fs.readFileSync(fileOf(name), 'utf8') === hashFor(name),
    storePassed: (name: string): void => {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(fileOf(name), hashFor(name));
    },
  };
}
