import fs from 'node:fs';
import path from 'node:path';
import { MODE_LINKS } from './modeLinks';
import type { ParsedStory } from '../stories/parseStories';
import type { Change } from './baselines';
import type { Box } from './compareScreenshots';
import { reportPage } from './reportPage';

/** What was found of one story in one mode. */
export interface Finding {
  /** 'phone-light/cards-agentcard--default' */
  name: string;
  kind: 'changed' | 'new' | 'gone';
  /** Points that differ; 0 for a new or gone one. */
  points: number;
  /** Where; null for a new or gone one. */
  box: Box | null;
}

/** Findings of one story, with its words. */
export interface ReportedStory {
  id: string;
  title: string;
  /** Its name; the id where no story of that id is left. */
  state: string;
  /** When a person meets it. */
  doc: string;
  /** From the root of the repository; '' where no story is left. */
  file: string;
  findings: readonly (Finding & { mode: string; globals: string })[];
}

export interface Run {
  pictures: number;
  /** Stories that could not be pictured, each with its reason. */
  failures: readonly string[];
  stories: readonly ParsedStory[];
}

const LINES = { changed: 'changed', new: 'new', gone: 'gone' } as const;

/** Findings by story, in the order of the ids, modes in the order they are named. */
export function reportedStories(
  findings: readonly Finding[],
  stories: readonly ParsedStory[],
): readonly ReportedStory[] {
  const known = new Map(stories.map((story) => [story.id, story]));
  const ids = [...new Set(findings.map(({ name }) => path.posix.basename(name)))].toSorted();
  return ids.map((id) => {
    const story = known.get(id);
    return {
      id,
      title: story?.title ?? 'No story any more',
      state: story?.name ?? id,
      doc: story?.doc ?? '',
      file: story?.file ?? '',
      findings: MODE_LINKS.flatMap(({ name: mode, folder, globals }) =>
        findings.filter(({ name }) => name === `${folder}/${id}`).map((one) => ({ ...one, mode, globals })),
      ),
    };
  });
}

/** Collects what a run finds, with its pictures, in a folder that a browser opens by itself. */
export class Report {
  private findings: Finding[] = [];

  constructor(private readonly folder: string) {}

  get count(): number {
    return this.findings.length;
  }

  /** Forgets the run before. */
  begin(): void {
    this.findings = [];
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.mkdirSync(this.folder, { recursive: true });
  }

  add(name: string, change: Change, after: Buffer): void {
    this.write('after', name, after);
    if (change.kind === 'new') {
      this.findings.push({ name, kind: 'new', points: 0, box: null });
      return;
    }
    const { points, box, before, difference } = change;
    this.write('before', name, before);
    this.write('difference', name, difference);
    this.findings.push({ name, kind: 'changed', points, box });
  }

  /** A baseline whose story is gone, or is pictured no more. */
  addGone(name: string, before: Buffer | null): void {
    if (before) this.write('before', name, before);
    this.findings.push({ name, kind: 'gone', points: 0, box: null });
  }

  /** Writes the page. */
  end({ pictures, failures, stories }: Run): void {
    const page = reportPage(reportedStories(this.findings, stories), { pictures, failures });
    fs.writeFileSync(path.join(this.folder, 'index.html'), page);
  }

  /** What a terminal says of it, sorted by name. */
  lines(): string[] {
    return this.findings
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, kind, points }) => `${LINES[kind].padEnd(8)} ${name}${points > 0 ? ` ${points}` : ''}`);
  }

  private write(folder: string, name: string, content: Buffer): void {
    const file = path.join(this.folder, folder, `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}
