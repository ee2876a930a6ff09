// @ts-check
/**
 * The git hooks of lefthook.yml. tools/install.mjs runs `node tools/hooks.mjs`, which installs them, but not on CI, outside of
 * a git checkout, or where `core.hooksPath` says that hooks come from elsewhere.
 * `node tools/hooks.mjs commit-msg <file>` checks the first line of a commit message.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lefthook = path.join(root, 'node_modules/lefthook/bin/index.js');

const CONVENTIONAL =
  /^((build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([\w./, -]+\))?!?: \S|Merge |Revert "|(fixup|squash|amend)! )/;

/** @param {string} file the commit message */
function checkMessage(file) {
  const [subject = ''] = fs.readFileSync(file, 'utf8').split('\n');
  if (CONVENTIONAL.test(subject)) return;
  console.error(
    `"${subject}" is not a conventional commit: write it as "feat(property-card): show move-in cost".`,
  );
  process.exitCode = 1;
}

function installHooks() {
  if (process.env['CI'] || process.env['LEFTHOOK'] === '0' || !fs.existsSync(lefthook)) return;
  if (!fs.existsSync(path.join(root, '.git'))) return;
  const { status, stdout } = spawnSync('git', ['config', '--get', 'core.hooksPath'], {
    cwd: root,
    encoding: 'utf8',
  });
  // 1: not set. Anything else: other hooks, or no usable git.
  if (status !== 1 || stdout !== '') return;
  const installed = spawnSync(process.execPath, [lefthook, 'install'], { cwd: root, encoding: 'utf8' });
  // A read-only checkout has no hooks; that must not fail an installation.
  if (installed.status !== 0) console.warn(`Git hooks were not installed: ${installed.stderr.trim()}`);
}

const [command, file] = process.argv.slice(2);
if (command === 'commit-msg' && file) checkMessage(file);
else installHooks();
