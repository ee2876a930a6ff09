import fs from 'node:fs';
import path from 'node:path';
import { compareScreenshots, type Box } from './compareScreenshots';
import { compressPng, isCompressedFrom } from './compressPng';
import { baselineNames } from './baselineNames';

/** How a screenshot differs from its baseline. */
export type Change =
  { kind: 'new' } | { kind: 'changed'; pixels: number; box: Box; before: Buffer; difference: Buffer };

/** The committed screenshots, by name: 'phone-light/cards-agentcard--default'. */
export class Baselines {
  constructor(readonly folder: string) {}

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}.png`);
  }

  names(): string[] {
    return baselineNames(this.folder);
  }

  read(name: string): Buffer | null {
    const file = this.fileOf(name);
    return fs.existsSync(file) ? fs.readFileSync(file) : null;
  }

  /** Whether the baseline was made from exactly this PNG; does not decode it. */
  isUnchanged(name: string, png: Buffer): boolean {
    const baseline = this.read(name);
    return baseline !== null && isCompressedFrom(baseline, png);
  }

  /** Compares a screenshot with its baseline; null when every pixel is the same. */
  compare(name: string, png: Buffer): Change | null {
    const before = this.read(name);
    if (before === null) return { kind: 'new' };
    if (isCompressedFrom(before, png)) return null;
    const comparison = compareScreenshots(before, png);
    if (comparison.kind === 'same') return null;
    const { pixels, box, difference } = comparison;
    return { kind: 'changed', pixels, box, before, difference };
  }

  write(name: string, png: Buffer): void {
    const file = this.fileOf(name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, compressPng(png));
  }

  remove(name: string): void {
    fs.rmSync(this.fileOf(name));
  }

  size(): number {
    return this.names().reduce((sum, name) => sum + fs.statSync(this.fileOf(name)).size, 0);
  }
}
