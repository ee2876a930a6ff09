import { spawnSync } from 'node:child_process';
import { root } from '../run';

/** From the root of the repository. */
const BASELINES = 'tools/visual/baselines';

export interface ChangedScreenshot {
  /** 'phone-light/cards-agentcard--default' */
  name: string;
  status: 'added' | 'changed' | 'removed';
}

const STATUSES: Readonly<Record<string, ChangedScreenshot['status']>> = { A: 'added', D: 'removed' };

/** The output of git, or null when it fails. Screenshots have at most a few megabytes. */
function git(args: readonly string[], cwd: string): Buffer | null {
  const { status, stdout } = spawnSync('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}

/** The abbreviated hash of a commit; null when the repository does not have it, as in a shallow clone. */
export const commitOf = (revision: string, cwd = root): string | null =>
  git(['rev-parse', '--verify', '--quiet', '--short', `${revision}^{commit}`], cwd)
    ?.toString('utf8')
    .trim() ?? null;

/**
 * The committed screenshots that differ between a commit and the working tree, sorted by name. One that only has a new name,
 * because its story has one, did not change.
 */
export function changedScreenshots(since: string, cwd = root): ChangedScreenshot[] {
  const args = ['diff', '--name-status', '--find-renames=100%', '-z', since, '--', BASELINES];
  const fields = git(args, cwd)?.toString('utf8').split('\0') ?? [];
  const changes: ChangedScreenshot[] = [];
  // A status and a path; after the status of a rename two paths.
  for (let at = 0; at + 1 < fields.length;) {
    const [status = '', file = ''] = fields.slice(at, at + 2);
    const isRename = status.startsWith('R');
    at += isRename ? 3 : 2;
    if (isRename || !file.endsWith('.png')) continue;
    const name = file.slice(BASELINES.length + 1, -'.png'.length);
    changes.push({ name, status: STATUSES[status] ?? 'changed' });
  }
  return changes.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The screenshot as a commit has it; null if it has none. */
export const readBaseline = (commit: string, name: string, cwd = root): Buffer | null =>
  git(['show', `${commit}:${BASELINES}/${name}.png`], cwd);
