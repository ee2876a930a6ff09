import { countActiveFilters, type SearchFilters } from '@efie/domain/search';
import { pluralize } from '@efie/domain/text';
import { CountBadge, Heading, Icon, media, SearchInput, Spinner, useMediaQuery } from '@efie/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Count, FilterButton, FilterButtonText, Head, SearchRow, ToolRow, ToolSlot } from './Listings.styles';

interface SearchHeaderProps {
  filters: SearchFilters;
  onChange: (next: SearchFilters) => void;
  onOpenFilters: () => void;
  /** The filters open when their code has arrived. */
  isOpening: boolean;
  countLine: string;
  /** Beside the count, while it takes long. */
  slowNotice: ReactNode;
  /** At the end of the count's row. */
  savedSearches: ReactNode;
  /** At the end of the search field's row, below 1024 px in a row of their own. */
  tools: ReactNode;
}

/**
 * The heading with the number of results, and the search field with the button that opens the filters, the sort order and
 * the map.
 */
export function SearchHeader({
  filters,
  onChange,
  onOpenFilters,
  isOpening,
  countLine,
  slowNotice,
  savedSearches,
  tools,
}: SearchHeaderProps) {
  const isWide = useMediaQuery(media.lg);
  const activeCount = countActiveFilters(filters);
  return (
    <>
      <Head>
        <Heading level={1} variant="h2" tabIndex={-1} data-page-heading>
          Rental Properties
        </Heading>
        <Count role="status">{countLine}</Count>
        {slowNotice}
        {savedSearches}
      </Head>
      <SearchRow data-print="hidden" role="search" data-sticky-bar>
        <SearchInput
          label="Search properties"
          placeholder="Search by location, property name, or features..."
          value={filters.text}
          onValueChange={(text) => onChange({ ...filters, text, page: 1 })}
        />
        <FilterButton
          type="button"
          aria-haspopup="dialog"
          aria-busy={isOpening}
          aria-label={
            activeCount === 0 ? 'Filters' : `Filters, ${pluralize(activeCount, 'filter', 'filters')} set`
          }
          onClick={onOpenFilters}
        >
          {isOpening ? <Spinner /> : <Icon icon={SlidersHorizontal} />}
          <FilterButtonText>Filters</FilterButtonText>
          <span>
            <CountBadge count={activeCount} />
          </span>
        </FilterButton>
        <ToolSlot>{isWide && tools}</ToolSlot>
      </SearchRow>
      <ToolRow data-print="hidden">{!isWide && tools}</ToolRow>
    </>
  );
}
