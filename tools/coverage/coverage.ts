import type { ParsedStory } from '../stories/parseStories';
import { marksOfProves } from './marks.ts';
import type { Requirement } from './requirements';
import type { Proof } from './results';

export type CoverageState =
  /** Something proves it, and all that does has passed. */
  | 'proved'
  /** Something that proves it has failed. */
  | 'failed'
  /** Something claims to prove it and has not run. */
  | 'not-run'
  /** Nothing proves it. */
  | 'missing';

type CoveredProof = Omit<Proof, 'marks'>;

export interface Covered extends Requirement {
  state: CoverageState;
  proofs: CoveredProof[];
}

export interface Coverage {
  lines: Covered[];
  faults: Covered[];
  /** Marks of tests and stories that no document has: 'C540'. */
  unknown: string[];
}

function stateOf(proofs: readonly CoveredProof[]): CoverageState {
  if (proofs.length === 0) return 'missing';
  if (proofs.some(({ isPassed }) => isPassed === null)) return 'not-run';
  return proofs.every(({ isPassed }) => isPassed) ? 'proved' : 'failed';
}

/** What stories claim to prove by `parameters.proves`, before any test has run. */
export const storyClaims = (stories: readonly ParsedStory[]): Proof[] =>
  stories.map(({ id, file, name, proves }) => ({
    project: 'stories',
    file,
    name,
    isPassed: null,
    marks: marksOfProves(proves),
    storyId: id,
  }));

/** Lays what ran beside what is asked for. */
export function coverageOf(
  asked: { lines: Requirement[]; faults: Requirement[] },
  proofs: readonly Proof[],
): Coverage {
  const byMark = new Map<string, CoveredProof[]>();
  for (const { marks, ...proof } of proofs) {
    for (const mark of marks) byMark.set(mark, [...(byMark.get(mark) ?? []), proof]);
  }
  const cover = (demand: Requirement): Covered => {
    const found = byMark.get(demand.mark) ?? [];
    return { ...demand, state: stateOf(found), proofs: found };
  };
  const known = new Set([...asked.lines, ...asked.faults].map(({ mark }) => mark));
  return {
    lines: asked.lines.map(cover),
    faults: asked.faults.map(cover),
    unknown: [...byMark.keys()].filter((mark) => !known.has(mark)).toSorted(),
  };
}

const count = (covered: readonly Covered[]) => covered.filter(({ state }) => state === 'proved').length;

/** Whether everything is proved and every mark is known. */
export const isComplete = ({ lines, faults, unknown }: Coverage): boolean =>
  unknown.length === 0 && [...lines, ...faults].every(({ state }) => state === 'proved');

/** What is printed: what nothing proves or what failed, one line each, then the two counts. */
export function describeCoverage({ lines, faults, unknown }: Coverage): string {
  const open = [...lines, ...faults].filter(({ state }) => state !== 'proved');
  const why = ({ state, proofs }: Covered) =>
    state === 'missing'
      ? 'nothing proves it'
      : `failed: ${proofs
          .filter(({ isPassed }) => !isPassed)
          .map(({ file, name }) => `${file} > ${name}`)
          .join('; ')}`;
  return [
    ...open.map((demand) => `${demand.mark} ${demand.text}\n    ${why(demand)}`),
    ...unknown.map((mark) => `${mark} is in no document`),
    `covered ${count(lines)} / ${lines.length} lines, ${count(faults)} / ${faults.length} faults`,
  ].join('\n');
}
