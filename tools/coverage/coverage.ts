import type { ParsedStory } from '../stories/parseStories';
import { idsInProves } from './requirementIds.ts';
import type { Requirement } from './requirements';
import type { Proof } from './results';

/** Whether all tests and stories of a requirement passed, one failed, one did not run, or it has none ('missing'). */
export type CoverageState = 'proved' | 'failed' | 'not-run' | 'missing';

type CoveredProof = Omit<Proof, 'requirementIds'>;

export interface Covered extends Requirement {
  state: CoverageState;
  proofs: CoveredProof[];
}

export interface Coverage {
  /** Lines of checklist.md. */
  lines: Covered[];
  faults: Covered[];
  /** IDs that tests or stories claim, but that are not in checklist.md or faults.md: 'C540'. */
  unknown: string[];
}

function stateOf(proofs: readonly CoveredProof[]): CoverageState {
  if (proofs.length === 0) return 'missing';
  if (proofs.some(({ isPassed }) => isPassed === null)) return 'not-run';
  return proofs.every(({ isPassed }) => isPassed) ? 'proved' : 'failed';
}

/** The proofs that stories claim in `parameters.proves`, all not run yet. */
export const storyClaims = (stories: readonly ParsedStory[]): Proof[] =>
  stories.map(({ id, file, name, proves }) => ({
    project: 'stories',
    file,
    name,
    isPassed: null,
    requirementIds: idsInProves(proves),
    storyId: id,
  }));

/** Matches the requirements with the tests and stories that prove them. */
export function coverageOf(
  specification: { lines: Requirement[]; faults: Requirement[] },
  proofs: readonly Proof[],
): Coverage {
  const byId = new Map<string, CoveredProof[]>();
  for (const { requirementIds, ...proof } of proofs) {
    for (const id of requirementIds) byId.set(id, [...(byId.get(id) ?? []), proof]);
  }
  const cover = (requirement: Requirement): Covered => {
    const found = byId.get(requirement.id) ?? [];
    return { ...requirement, state: stateOf(found), proofs: found };
  };
  const known = new Set([...specification.lines, ...specification.faults].map(({ id }) => id));
  return {
    lines: specification.lines.map(cover),
    faults: specification.faults.map(cover),
    unknown: [...byId.keys()].filter((id) => !known.has(id)).toSorted(),
  };
}

const count = (covered: readonly Covered[]) => covered.filter(({ state }) => state === 'proved').length;

export const isComplete = ({ lines, faults, unknown }: Coverage): boolean =>
  unknown.length === 0 && [...lines, ...faults].every(({ state }) => state === 'proved');

export function describeCoverage({ lines, faults, unknown }: Coverage): string {
  const unproved = [...lines, ...faults].filter(({ state }) => state !== 'proved');
  const why = ({ state, proofs }: Covered) =>
    state === 'missing'
      ? 'not proved by any test or story'
      : `failed: ${proofs
          .filter(({ isPassed }) => !isPassed)
          .map(({ file, name }) => `${file} > ${name}`)
          .join('; ')}`;
  return [
    ...unproved.map((requirement) => `${requirement.id} ${requirement.text}\n    ${why(requirement)}`),
    ...unknown.map((id) => `${id} is not in checklist.md or faults.md`),
    `covered ${count(lines)} / ${lines.length} checklist lines, ${count(faults)} / ${faults.length} faults`,
  ].join('\n');
}
