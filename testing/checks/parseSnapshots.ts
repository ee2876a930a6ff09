import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** The committed snapshots of a test file, by test name; none when it has no snapshot file. */
export function parseSnapshots(testFile: string): [name: string, text: string][] {
  const file = path.join(path.dirname(testFile), '__snapshots__', `${path.basename(testFile)}.snap`);
  if (!fs.existsSync(file)) return [];
  // A snapshot file is a script that assigns each text to `exports`.
  const snapshots: Record<string, string> = {};
  vm.runInNewContext(fs.readFileSync(file, 'utf8'), { exports: snapshots });
  return Object.entries(snapshots).map(([key, text]) => [key.replace(/ \d+$/, ''), text.trim()]);
}
