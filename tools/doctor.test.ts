import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './run';

/** A checkout in which nothing is installed, with changes to the engines of its package.json. */
function makeCheckout(engines: { node?: string } = {}, name = 'efie-doctor-'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), name));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const file of ['package-lock.json', 'tools/doctor.mjs', 'tools/install.mjs', 'tools/installed.mjs'])
    fs.cpSync(path.join(root, file), path.join(folder, file));
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    engines: object;
  };
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...manifest, engines: { ...manifest.engines, ...engines } }),
  );
  return folder;
}

function runDoctor(folder: string) {
  const { status, stdout } = spawnSync(process.execPath, ['tools/doctor.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'npm/11.0.0' },
  });
  return { status, stdout };
}

const [major = 0] = process.versions.node.split('.').map(Number);

describe('npm run doctor', () => {
  it('names the dependencies that are missing and how to install them, before anything is installed', () => {
    const { status, stdout } = runDoctor(makeCheckout());
    expect(stdout).toMatch(/MISSING Dependencies .*\n +Run npm ci/);
    expect(stdout).toMatch(/ok +Node \d+/);
    expect(stdout).toMatch(/note +Git history\n +This copy has none/);
    expect(status).toBe(1);
  });

  it.each([
    { node: `^${major}.999.0`, state: 'MISSING' },
    { node: `>=${major + 1}.0.0`, state: 'MISSING' },
    { node: `^${major - 1}.0.0 || ^${major}.0.0`, state: 'ok' },
    { node: `^1.0.0 || >=${major - 1}.999.0`, state: 'ok' },
  ])('compares the version of Node with $node', ({ node, state }) => {
    expect(runDoctor(makeCheckout({ node })).stdout).toMatch(new RegExp(`^${state} +Node`, 'm'));
  });

  it('says that Vite cannot serve a folder whose path contains #', () => {
    expect(runDoctor(makeCheckout({}, 'efie#1-')).stdout).toMatch(
      /MISSING Folder whose path .*\n +Vite cannot serve .*efie#1-.*: rename the folder/,
    );
  });

  // Permissions are those of POSIX.
  it.runIf(process.getuid)('says that a folder cannot be written, and so does the installation', () => {
    const folder = makeCheckout();
    for (const place of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      fs.chmodSync(path.join(folder, place), 0o755);
    fs.chmodSync(folder, 0o555);
    // Root may write everywhere.
    const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    const start = (file: string) =>
      spawnSync(process.execPath, [`tools/${file}`], { ...user, cwd: folder, encoding: 'utf8' });
    expect(start('doctor.mjs').stdout).toMatch(/MISSING Folder .*\n +You cannot write .*: use a copy/);
    expect(start('install.mjs').stderr).toMatch(/^You cannot write .*\n$/);
    expect(start('install.mjs').status).toBe(1);
    fs.chmodSync(folder, 0o755);
  });

  it('passes on a machine that runs this test', () => {
    const folder = makeCheckout();
    for (const place of ['node_modules', 'testing', 'mocks'])
      fs.symlinkSync(path.join(root, place), path.join(folder, place));
    const { status, stdout } = runDoctor(folder);
    expect(stdout).not.toContain('MISSING');
    expect(status).toBe(0);
  });
});
