import {
  bestWiderSearches,
  clearFilters,
  isUnfiltered,
  widerSearchQuestions,
  type ListingCatalog,
  type SearchFilters,
} from '@efie/domain/search';
import { pluralize } from '@efie/domain/text';
import { useCatalogQuery } from '../../hooks/useCatalogQuery';
import { Button, EmptyState } from '../../primitives';
import { EmptyActions, Suggestions } from './NoResults.styles';

const TITLE = 'No properties found';

export interface NoResultsProps {
  /** The search that found nothing. */
  value: SearchFilters;
  /** Counts the results of each suggestion. Must keep its identity between renders. */
  catalog: ListingCatalog | null;
  /** Called with the pressed suggestion's filters, or without any. */
  onChange: (next: SearchFilters) => void;
}

/** 'With 6 months: 18 homes', 'Without Volta: 12 homes': at most three; nothing when none has results. */
function WiderSearches({ value, catalog, onChange }: NoResultsProps) {
  const { data, isPlaceholderData } = useCatalogQuery(catalog, 'countMatches', widerSearchQuestions(value));
  // Placeholder data is about the filters before.
  const suggestions = isPlaceholderData || !data ? [] : bestWiderSearches(value, data);
  if (suggestions.length === 0) return null;
  return (
    <Suggestions role="list" aria-label="Search with fewer filters">
      {suggestions.map(({ key, kind, label, filters, total }) => (
        <li key={key}>
          <Button kind="secondary" onClick={() => onChange(filters)}>
            {kind} <bdi>{label}</bdi>
            <span>{`: ${pluralize(total, 'home', 'homes')}`}</span>
          </Button>
        </li>
      ))}
    </Suggestions>
  );
}

/**
 * The empty state of the results, with the filters whose removal finds something. Without filters there are no listings at
 * all, so the text does not mention filters.
 */
export function NoResults(search: NoResultsProps) {
  const { value, onChange } = search;
  if (isUnfiltered(value))
    return <EmptyState title={TITLE}>Nothing is listed yet. Come back soon.</EmptyState>;
  return (
    <EmptyState
      title={TITLE}
      action={
        <EmptyActions>
          <WiderSearches {...search} />
          <Button size="large" onClick={() => onChange(clearFilters(value))}>
            Clear All Filters
          </Button>
        </EmptyActions>
      }
    >
      Try adjusting your search criteria or filters to find more properties.
    </EmptyState>
  );
}
