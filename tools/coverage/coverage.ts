import type { ParsedStory } from '../stories/parseStories';
import { marksOfProves } from './marks.ts';
import type { Requirement } from './requirements';
import type { Proof } from './results';

/** The tests and stories of a requirement passed, one of them failed or did not run, or there are none. */
export type CoverageState = 'proved' | 'failed' | 'not-run' | 'missing';

type CoveredProof = Omit<Proof, 'marks'>;

export interface Covered extends Requirement {
  state: CoverageState;
  proofs: CoveredProof[];
}

export interface Coverage {
  lines: Covered[];
  faults: Covered[];
  /** Marks of tests and stories that are in no document: 'C540'. */
  unknown: string[];
}

function stateOf(proofs: readonly CoveredProof[]): CoverageState {
  if (proofs.length === 0) return 'missing';
  if (proofs.some(({ isPassed }) => isPassed === null)) return 'not-run';
  return proofs.every(({ isPassed }) => isPassed) ? 'proved' : 'failed';
}

/** What stories claim to prove by `parameters.proves`, before any test ran. */
export const storyClaims = (stories: readonly ParsedStory[]): Proof[] =>
  stories.map(({ id, file, name, proves }) => ({
    project: 'stories',
    file,
    name,
    isPassed: null,
    marks: marksOfProves(proves),
    storyId: id,
  }));

/** Matches the requirements with the tests and stories that prove them. */
export function coverageOf(
  specification: { lines: Requirement[]; faults: Requirement[] },
  proofs: readonly Proof[],
): Coverage {
  const byMark = new Map<string, CoveredProof[]>();
  for (const { marks, ...proof } of proofs) {
    for (const mark of marks) byMark.set(mark, [...(byMark.get(mark) ?? []), proof]);
  }
  const cover = (requirement: Requirement): Covered => {
    const found = byMark.get(requirement.mark) ?? [];
    return { ...requirement, state: stateOf(found), proofs: found };
  };
  const known = new Set([...specification.lines, ...specification.faults].map(({ mark }) => mark));
  return {
    lines: specification.lines.map(cover),
    faults: specification.faults.map(cover),
    unknown: [...byMark.keys()].filter((mark) => !known.has(mark)).toSorted(),
  };
}

const count = (covered: readonly Covered[]) => covered.filter(({ state }) => state === 'proved').length;

export const isComplete = ({ lines, faults, unknown }: Coverage): boolean =>
  unknown.length === 0 && [...lines, ...faults].every(({ state }) => state === 'proved');

export function describeCoverage({ lines, faults, unknown }: Coverage): string {
  const unproved = [...lines, ...faults].filter(({ state }) => state !== 'proved');
  const why = ({ state, proofs }: Covered) =>
    state === 'missing'
      ? 'no test or story proves it'
      : `failed: ${proofs
          .filter(({ isPassed }) => !isPassed)
          .map(({ file, name }) => `${file} > ${name}`)
          .join('; ')}`;
  return [
    ...unproved.map((requirement) => `${requirement.mark} ${requirement.text}\n    ${why(requirement)}`),
    ...unknown.map((mark) => `${mark} is in no document`),
    `covered ${count(lines)} / ${lines.length} lines, ${count(faults)} / ${faults.length} faults`,
  ].join('\n');
}
