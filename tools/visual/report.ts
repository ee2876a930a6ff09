import fs from 'node:fs';
import path from 'node:path';
import { MODE_LINKS } from './modeLinks';
import type { ParsedStory } from '../stories/parseStories';
import type { Change } from './baselines';
import { reportPage, type Finding, type ReportedStory } from './reportPage';

export interface RunSummary {
  /** Number of screenshots taken. */
  screenshots: number;
  /** Messages of the stories that failed. */
  failures: readonly string[];
  stories: readonly ParsedStory[];
}

/** Groups findings by story, sorted by id and mode. */
export function groupByStory(
  findings: readonly Finding[],
  stories: readonly ParsedStory[],
): readonly ReportedStory[] {
  const storyById = new Map(stories.map((story) => [story.id, story]));
  const ids = [...new Set(findings.map(({ name }) => path.posix.basename(name)))].toSorted();
  return ids.map((id) => {
    const story = storyById.get(id);
    return {
      id,
      title: story?.title ?? 'Removed story',
      name: story?.name ?? id,
      doc: story?.doc ?? '',
      file: story?.file ?? '',
      findings: MODE_LINKS.flatMap(({ name: mode, folder, globals }) =>
        findings
          .filter(({ name }) => name === `${folder}/${id}`)
          .map((finding) => ({ ...finding, mode, globals })),
      ),
    };
  });
}

/** Collects the findings of a run and writes them with their screenshots into a folder, as an HTML page. */
export class Report {
  private findings: Finding[] = [];

  constructor(private readonly folder: string) {}

  get count(): number {
    return this.findings.length;
  }

  /** Deletes the previous report. */
  clear(): void {
    this.findings = [];
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.mkdirSync(this.folder, { recursive: true });
  }

  add(name: string, change: Change, after: Buffer): void {
    this.write('after', name, after);
    if (change.kind === 'new') {
      this.findings.push({ name, kind: 'new', pixels: 0, box: null });
      return;
    }
    const { pixels, box, before, difference } = change;
    this.write('before', name, before);
    this.write('difference', name, difference);
    this.findings.push({ name, kind: 'changed', pixels, box });
  }

  /** Adds a baseline whose story was removed or is no longer tagged. */
  addRemoved(name: string, before: Buffer | null): void {
    if (before) this.write('before', name, before);
    this.findings.push({ name, kind: 'removed', pixels: 0, box: null });
  }

  writePage({ screenshots, failures, stories }: RunSummary): void {
    const page = reportPage(groupByStory(this.findings, stories), { screenshots, failures });
    fs.writeFileSync(path.join(this.folder, 'index.html'), page);
  }

  /** One line per finding, for the terminal, sorted by name. */
  summaryLines(): string[] {
    return this.findings
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, kind, pixels }) => `${kind.padEnd(8)} ${name}${pixels > 0 ? ` ${pixels}` : ''}`);
  }

  private write(folder: string, name: string, content: Buffer): void {
    const file = path.join(this.folder, folder, `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
