import type { Coverage, Covered } from '../../tools/coverage/coverage';

/** Filters as in the page's URL; '' matches everything. */
export interface CoverageFilter {
  /** 'everything', 'open', 'lines', 'faults' */
  show: string;
  /** A heading of the checklist or the fault list. */
  group: string;
  /** Words that must all occur in the mark, the text or the proofs; a mark must match as a whole. */
  words: string;
}

const MARK = /^[cf]\d{1,3}$/;

function holds(demand: Covered, word: string): boolean {
  if (MARK.test(word)) return demand.mark.toLowerCase() === word;
  const proofs = demand.proofs.flatMap(({ file, name }) => [file, name]);
  return [demand.text, demand.group, ...proofs].some((text) => text.toLowerCase().includes(word));
}

const isOpen = ({ state }: Covered) => state === 'missing' || state === 'failed';

/** The entries that match a filter, in the order of the documents. */
export function filterCovered(
  { lines, faults }: Pick<Coverage, 'lines' | 'faults'>,
  { show, group, words }: CoverageFilter,
): readonly Covered[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const all = show === 'lines' ? lines : show === 'faults' ? faults : [...lines, ...faults];
  return all.filter(
    (demand) =>
      (show !== 'open' || isOpen(demand)) &&
      (group === '' || demand.group === group) &&
      wanted.every((word) => holds(demand, word)),
  );
}

export interface CoveredGroup {
  name: string;
  demands: readonly Covered[];
}

/** Groups entries by heading; unproved entries, and headings that have some, come first. */
export function groupsOf(demands: readonly Covered[]): readonly CoveredGroup[] {
  const names = [...new Set(demands.map(({ group }) => group))];
  const openFirst = (one: boolean, other: boolean) => Number(other) - Number(one);
  return names
    .map((name) => ({
      name,
      demands: demands
        .filter(({ group }) => group === name)
        .toSorted((one, other) => openFirst(isOpen(one), isOpen(other))),
    }))
    .toSorted((one, other) => openFirst(one.demands.some(isOpen), other.demands.some(isOpen)));
}
