import type { Coverage, Covered } from '../../tools/coverage/coverage';

/** Filters as in the page's URL; '' matches everything. */
export interface CoverageFilter {
  /** 'everything', 'open', 'lines', 'faults' */
  show: string;
  /** A heading of the checklist or the fault list. */
  group: string;
  /** Words that must all occur in the ID, the text or the proofs; an ID must match as a whole. */
  text: string;
}

const REQUIREMENT_ID = /^[cf]\d{1,3}$/;

function matchesWord(requirement: Covered, word: string): boolean {
  if (REQUIREMENT_ID.test(word)) return requirement.id.toLowerCase() === word;
  const proofs = requirement.proofs.flatMap(({ file, name }) => [file, name]);
  return [requirement.text, requirement.group, ...proofs].some((part) => part.toLowerCase().includes(word));
}

const isOpen = ({ state }: Covered) => state === 'missing' || state === 'failed';

/** The entries that match a filter, in the order of the documents. */
export function filterCovered(
  { lines, faults }: Pick<Coverage, 'lines' | 'faults'>,
  { show, group, text }: CoverageFilter,
): readonly Covered[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = show === 'lines' ? lines : show === 'faults' ? faults : [...lines, ...faults];
  return all.filter(
    (requirement) =>
      (show !== 'open' || isOpen(requirement)) &&
      (group === '' || requirement.group === group) &&
      words.every((word) => matchesWord(requirement, word)),
  );
}

export interface CoveredGroup {
  name: string;
  requirements: readonly Covered[];
}

/** Groups entries by heading; unproved entries, and headings that have some, come first. */
export function groupsOf(requirements: readonly Covered[]): readonly CoveredGroup[] {
  const names = [...new Set(requirements.map(({ group }) => group))];
  const openFirst = (one: boolean, other: boolean) => Number(other) - Number(one);
  return names
    .map((name) => ({
      name,
      requirements: requirements
        .filter(({ group }) => group === name)
        .toSorted((a, b) => openFirst(isOpen(a), isOpen(b))),
    }))
    .toSorted((a, b) => openFirst(a.requirements.some(isOpen), b.requirements.some(isOpen)));
}
