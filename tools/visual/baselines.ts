import fs from 'node:fs';
import path from 'node:path';
import { comparePictures, type Box } from './compareScreenshots';
import { isMadeOf, pack } from './compressPng';
import { baselineNames } from './baselineNames';

/** A picture that is not what it was. */
export type Change =
  { kind: 'new' } | { kind: 'changed'; points: number; box: Box; before: Buffer; difference: Buffer };

/** The pictures that the repository holds, each by its name: 'phone-light/cards-agentcard--default'. */
export class Baselines {
  constructor(readonly folder: string) {}

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}.png`);
  }

  /** Every name there is, sorted. */
  names(): string[] {
    return baselineNames(this.folder);
  }

  read(name: string): Buffer | null {
    const file = this.fileOf(name);
    return fs.existsSync(file) ? fs.readFileSync(file) : null;
  }

  /** Whether these are the very bytes that the baseline was made of: told without looking at a single point. */
  isKnown(name: string, drawn: Buffer): boolean {
    const packed = this.read(name);
    return packed !== null && isMadeOf(packed, drawn);
  }

  /** What became of a picture; null when every point is the same. */
  judge(name: string, drawn: Buffer): Change | null {
    const before = this.read(name);
    if (before === null) return { kind: 'new' };
    if (isMadeOf(before, drawn)) return null;
    const compared = comparePictures(before, drawn);
    if (compared.kind === 'same') return null;
    const { points, box, difference } = compared;
    return { kind: 'changed', points, box, before, difference };
  }

  /** Takes a picture as the new baseline, packed. */
  write(name: string, drawn: Buffer): void {
    const file = this.fileOf(name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, pack(drawn));
  }

  remove(name: string): void {
    fs.rmSync(this.fileOf(name));
  }

  /** All of them together, in bytes. */
  size(): number {
    return this.names().reduce((sum, name) => sum + fs.statSync(this.fileOf(name)).size, 0);
  }
}
