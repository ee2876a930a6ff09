import fs from 'node:fs';
import path from 'node:path';
import { readChecklist, readFaults, type Requirement } from './requirements.ts';

export function readSpecification(root: string): { lines: Requirement[]; faults: Requirement[] } {
  const read = (name: string) => fs.readFileSync(path.join(root, 'docs/spec', name), 'utf8');
  return { lines: readChecklist(read('checklist.md')), faults: readFaults(read('faults.md')) };
}
