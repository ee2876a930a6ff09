import type { Coverage, Covered } from '../../tools/coverage/coverage';

/** As the address of the page holds it; '' leaves everything in. */
export interface CoverageFilter {
  /** 'everything', 'open', 'lines', 'faults' */
  show: string;
  /** A heading of the documents. */
  group: string;
  /** Words that must all stand in the mark, the text or what proves it; a mark is met as a whole. */
  words: string;
}

const MARK = /^[cf]\d{1,3}$/;

function holds(demand: Covered, word: string): boolean {
  if (MARK.test(word)) return demand.mark.toLowerCase() === word;
  const proofs = demand.proofs.flatMap(({ file, name }) => [file, name]);
  return [demand.text, demand.group, ...proofs].some((text) => text.toLowerCase().includes(word));
}

const isOpen = ({ state }: Covered) => state === 'missing' || state === 'failed';

/** What a filter leaves, in the order of the documents. */
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

/** By heading; headings with something that is not proved come first, and so does that in each. */
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
