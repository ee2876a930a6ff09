import { AMENITIES, type AmenityCode } from '@efie/domain/amenities';
import type { Place } from '@efie/domain/listing';
import { typedDistrictKey, districtKey } from '@efie/domain/places';
import {
  changeFilters,
  CHOICE_FILTERS,
  COUNT_FILTERS,
  readFieldFilter,
  type FieldFilter,
  type FilterCounts,
  type ListingCatalog,
  type SearchFilters as Filters,
} from '@efie/domain/search';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type RefObject } from 'react';
import { useCatalogQuery } from '../../hooks/useCatalogQuery';
import { useDistricts } from '../../hooks/useDistricts';
import { Checkbox, Icon, NumberChips, SegmentedToggle, Select } from '../../primitives';
import { Combobox } from '../../primitives/Combobox';
import {
  amenityName,
  withCounts,
  withCountLabels,
  filterLabel,
  fieldOptions,
  formatCount,
  priceOptions,
  regionOptions,
  visibleAmenities,
} from './SearchFilters.helpers';
import { MoveInFilter } from './MoveInFilter';
import { useFilterCounts } from './useFilterCounts';
import { Features, FullRow, Groups, ShowAll } from './SearchFilters.styles';

const NO_PLACES: readonly Place[] = [];
const NO_DISTRICTS: readonly string[] = [];

export interface SearchFiltersProps {
  /** The filters in use. */
  value: Filters;
  /** Called with every change; the caller decides when to search. */
  onChange: (next: Filters) => void;
  /**
   * The listings among which results are counted, and whose districts are offered beside the official ones. Must keep its
   * identity between renders.
   */
  catalog?: ListingCatalog | null;
  /** The field of the cash to move in. */
  cashRef?: RefObject<HTMLInputElement | null>;
}

function PropertyFeatures({
  selected,
  counts,
  onSelectedChange,
}: {
  selected: readonly AmenityCode[];
  counts: FilterCounts['amenities'] | undefined;
  onSelectedChange: (selected: readonly AmenityCode[]) => void;
}) {
  const [isShowingAll, setShowingAll] = useState(false);
  const listId = useId();
  return (
    <Features>
      <legend>Property Features</legend>
      <div id={listId}>
        {visibleAmenities(isShowingAll, selected).map(({ code, label }) => (
          <Checkbox
            key={code}
            checked={selected.includes(code)}
            count={counts?.get(code)}
            aria-label={amenityName(label, counts?.get(code))}
            onChange={({ target }) =>
              onSelectedChange(
                target.checked ? [...selected, code] : selected.filter((other) => other !== code),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
      <ShowAll
        type="button"
        aria-expanded={isShowingAll}
        aria-controls={listId}
        onClick={() => setShowingAll(!isShowingAll)}
      >
        <span>{isShowingAll ? 'Show fewer' : `Show all ${AMENITIES.length}`}</span>
        <Icon icon={ChevronDown} size="s" />
      </ShowAll>
    </Features>
  );
}

/** Chips for a count, a toggle for two choices, otherwise a select. */
function FieldFilterControl({
  filter,
  value: filters,
  counts,
  change,
}: {
  filter: FieldFilter;
  value: Filters;
  counts: FilterCounts | undefined;
  change: (next: Partial<Filters>) => void;
}) {
  const { name, isChoice } = filter;
  const label = filterLabel(filter);
  const options = fieldOptions(filter);
  const value = String(filters[name] ?? '');
  const onValueChange = (next: string) => change({ [name]: readFieldFilter(filter, next) });
  if (isChoice && options.length > 3) {
    return (
      <Select
        label={label}
        options={withCountLabels(options, counts?.[name])}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    );
  }
  const Control = isChoice ? SegmentedToggle : NumberChips;
  return (
    <Control
      label={label}
      options={withCounts(filter, counts?.[name])}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

/** Why the district field is disabled; undefined when it is enabled. */
function districtDisabledText(
  region: Filters['region'],
  districts: readonly string[] | null,
): string | undefined {
  if (region === '') return 'Choose a region first';
  return districts === null ? 'Loading districts' : undefined;
}

/**
 * All filters of the Listings screen. A new region resets the district, every change resets the page, and each option shows
 * its number of results.
 */
export function SearchFilters({ value, onChange, catalog = null, cashRef }: SearchFiltersProps) {
  const counts = useFilterCounts(value, catalog);
  const { data: places = NO_PLACES } = useCatalogQuery(catalog, 'places');
  const districts = useDistricts(value.region, places);
  const change = (next: Partial<Filters>) => onChange(changeFilters(value, next));
  return (
    <Groups>
      <Select
        label="Region"
        options={withCountLabels(regionOptions, counts?.region)}
        value={value.region}
        onChange={({ target }) => change({ region: target.value as Filters['region'] })}
      />
      <Combobox
        label="District"
        options={(districts ?? NO_DISTRICTS).map((name) => ({
          value: name,
          label: name,
          ...(counts !== undefined && { hint: formatCount(counts.district.get(districtKey(name))) }),
        }))}
        foldText={typedDistrictKey}
        value={value.district}
        onValueChange={(district) => change({ district })}
        placeholder="All districts"
        disabledText={districtDisabledText(value.region, districts)}
      />
      {CHOICE_FILTERS.map((filter) => (
        <FieldFilterControl key={filter.name} filter={filter} value={value} counts={counts} change={change} />
      ))}
      <FullRow>
        <Select
          label="Price Range"
          options={withCountLabels(priceOptions, counts?.priceRange)}
          value={value.priceRange}
          onChange={({ target }) => change({ priceRange: target.value })}
        />
      </FullRow>
      {value.listingType !== 'sale' && (
        <MoveInFilter
          value={value.moveIn}
          counts={counts?.moveIn}
          onValueChange={(moveIn) => change({ moveIn })}
          cashRef={cashRef}
        />
      )}
      {COUNT_FILTERS.map((filter) => (
        <FieldFilterControl key={filter.name} filter={filter} value={value} counts={counts} change={change} />
      ))}
      <PropertyFeatures
        selected={value.amenities}
        counts={counts?.amenities}
        onSelectedChange={(amenities) => change({ amenities })}
      />
    </Groups>
  );
}
