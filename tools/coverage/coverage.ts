import { fileOf, matchesProof, type Proofs } from './proofs';
import type { Requirement } from './requirements';
import type { TestResult } from '../test/results';

/** A requirement with what keeps it from being proved: nothing, or 'failed: screens-home--default'. */
export interface Covered extends Requirement {
  problems: string[];
}

/**
 * Compares the proofs with the results of a test run. A proof that did not run is a problem, unless it is slow and the run had
 * no slow tests (`npm test`).
 */
export function coverageOf(
  requirements: readonly Requirement[],
  proofs: Proofs,
  results: readonly TestResult[],
  isSlow: (proof: string) => boolean,
): Covered[] {
  const bySource = new Map<string, TestResult[]>();
  for (const result of results) {
    if (result.status === 'skipped') continue;
    const source = result.storyId ?? result.file;
    bySource.set(source, [...(bySource.get(source) ?? []), result]);
  }
  const resultsOf = (proof: string): TestResult[] =>
    (bySource.get(fileOf(proof) ?? proof) ?? []).filter(({ file, titles, storyId }) =>
      matchesProof(proof, storyId ?? [file, ...titles].join(' > ')),
    );
  const hasSlow = [...proofs.values()].flat().some((proof) => isSlow(proof) && resultsOf(proof).length > 0);
  const problemOf = (proof: string): string[] => {
    const ran = resultsOf(proof);
    if (ran.length === 0) return isSlow(proof) && !hasSlow ? [] : [`did not run: ${proof}`];
    return ran.every(({ status }) => status === 'passed') ? [] : [`failed: ${proof}`];
  };
  return requirements.map((requirement) => {
    const names = proofs.get(requirement.id) ?? [];
    const problems = names.every(isSlow)
      ? ['no test or story of npm test proves it']
      : names.flatMap(problemOf);
    return { ...requirement, problems };
  });
}

/** The lines that `npm run coverage:spec` prints: each requirement that is not proved with its problems, then the counts. */
export function describeCoverage(covered: readonly Covered[]): string {
  const count = (letter: string) => {
    const counted = covered.filter(({ id }) => id.startsWith(letter));
    return `${counted.filter(({ problems }) => problems.length === 0).length} / ${counted.length}`;
  };
  return [
    ...covered
      .filter(({ problems }) => problems.length > 0)
      .map(({ id, text, problems }) => [`${id} ${text}`, ...problems].join('\n    ')),
    `covered ${count('C')} checklist lines, ${count('F')} faults`,
  ].join('\n');
}
