import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';
import { root, script } from './run';

/** Copies files and folders of the repository, with its dependencies, to a temporary folder that is removed after the test. */
export function copyRepository(...places: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const place of ['package.json', ...places])
    fs.cpSync(path.join(root, place), path.join(folder, place), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

export function runScript(folder: string, file: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, script(file), {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
