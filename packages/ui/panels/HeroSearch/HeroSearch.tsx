import type { CountedPlace, Region } from '@efie/domain/places';
import type { ListingCatalog, RoomCount, SearchFilters } from '@efie/domain/search';
import { useEffect, useRef, useState } from 'react';
import { useCatalogQuery } from '../../hooks/useCatalogQuery';
import { Link, LiveRegion, SegmentedToggle, Select, VisuallyHidden } from '../../primitives';
import {
  BEDROOM_OPTIONS,
  EMPTY_SEARCH,
  filtersOf,
  filtersWithoutPlace,
  homesText,
  LISTING_TYPE_OPTIONS,
  placeText,
  readListingType,
  searchText,
  type HeroSearchValues,
} from './HeroSearch.helpers';
import { Bedrooms, Count, Form, Line, Popular, PopularLink, PopularList, Submit } from './HeroSearch.styles';
import { PlaceField } from './PlaceField';
import { useHeroSearch } from './useHeroSearch';

const POPULAR_REGIONS = [
  'Greater Accra',
  'Ashanti',
  'Eastern',
  'Western',
  'Central',
  'Northern',
] as const satisfies readonly Region[];

export interface HeroSearchProps {
  /** The URL of the results, to which the plain form is sent. */
  action: string;
  /** The URL of the results of a search. */
  hrefFor: (filters: SearchFilters) => string;
  /** Null until the listings have arrived, and after a failure: the form works without them. Must keep its identity. */
  catalog: ListingCatalog | null;
  /** Opens the results. */
  onSearch: (filters: SearchFilters) => void;
  /** The last searches on this device, newest first. */
  recent: readonly SearchFilters[];
  /** Removes the recent searches. */
  onClearRecent: () => void;
}

const readBedrooms = (value: string): RoomCount | null => (Number(value) || null) as RoomCount | null;

/**
 * The search of Home. Suggestions and the number of homes are computed from the first use on. Typed text means the best
 * suggestion, which a line names; without any, titles and addresses are searched.
 */
export function HeroSearch({ action, hrefFor, catalog, onSearch, recent, onClearRecent }: HeroSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY_SEARCH);
  const [isUsed, setUsed] = useState(false);
  const { suggestions, place, filters, count, nearest } = useHeroSearch(isUsed ? catalog : null, values);
  const hasNoMatch = suggestions?.length === 0 && filters.text !== '';
  const aboutPlace = placeText(values.typed, place, hasNoMatch);
  const change = (next: Partial<HeroSearchValues>) => {
    setUsed(true);
    setValues((current) => ({ ...current, ...next }));
  };

  // The pre-rendered form may have been filled in before its code was loaded.
  useEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const text = (name: string) => String(data.get(name) ?? '');
    const filled: HeroSearchValues = {
      listingType: readListingType(data.get('type')),
      typed: text('q'),
      place: null,
      bedrooms: readBedrooms(text('beds')),
    };
    if (form.current.contains(document.activeElement)) setUsed(true);
    if (JSON.stringify(filled) !== JSON.stringify(EMPTY_SEARCH)) setValues(filled);
  }, []);

  /** Asks again, because the suggestions of the last key may not be known yet. */
  const search = async () => {
    let found: CountedPlace | null = values.place;
    if (found === null && catalog !== null && values.typed.trim() !== '') {
      const places = await catalog
        .ask('suggestPlaces', values.typed, filtersWithoutPlace(values))
        .catch(() => []);
      found = places[0] ?? null;
    }
    onSearch(filtersOf(values, found));
  };

  return (
    <>
      <Form
        ref={form}
        role="search"
        aria-label="Homes"
        action={action}
        method="get"
        onFocus={() => setUsed(true)}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <SegmentedToggle
          label="Rent or buy"
          isLabelHidden
          name="type"
          options={LISTING_TYPE_OPTIONS}
          value={values.listingType}
          onValueChange={(value) => change({ listingType: readListingType(value) })}
        />
        <PlaceField
          typed={values.typed}
          onTyped={(typed) => change({ typed, place: null })}
          suggestions={suggestions}
          onChoose={(chosen) => change({ typed: chosen.name, place: chosen })}
          onSearch={() => void search()}
          recent={recent}
          onChooseRecent={onSearch}
          onClearRecent={onClearRecent}
        />
        <Bedrooms>
          <Select
            label="Bedrooms"
            isLabelHidden
            name="beds"
            options={BEDROOM_OPTIONS}
            value={String(values.bedrooms ?? '')}
            onChange={({ target }) => change({ bedrooms: readBedrooms(target.value) })}
          />
        </Bedrooms>
        <Submit type="submit" size="large">
          {count === undefined ? 'Show homes' : `Show ${homesText(count)}`}
        </Submit>
        {count === 0 ? (
          <Line>
            <span>No homes found. </span>
            {nearest !== undefined && (
              <>
                <span>Nearest: </span>
                <Link href={hrefFor(nearest.filters)}>
                  {`${searchText(nearest.filters)}, ${homesText(nearest.total)}`}
                </Link>
              </>
            )}
          </Line>
        ) : (
          aboutPlace !== '' && <Line>{aboutPlace}</Line>
        )}
        <LiveRegion>{count === undefined ? '' : homesText(count)}</LiveRegion>
      </Form>
      <PopularPlaces filters={filtersWithoutPlace(values)} catalog={catalog} hrefFor={hrefFor} />
    </>
  );
}

interface PopularPlacesProps extends Pick<HeroSearchProps, 'catalog' | 'hrefFor'> {
  /** Of the form, without the place. */
  filters: SearchFilters;
}

/** The regions that are searched most and have such homes as the form asks for, most homes first. */
function PopularPlaces({ filters, catalog, hrefFor }: PopularPlacesProps) {
  const counts = useCatalogQuery(catalog, 'counts', filters).data?.region;
  const countOf = (region: Region) => counts?.get(region) ?? 0;
  const regions = POPULAR_REGIONS.filter((region) => counts === undefined || countOf(region) > 0);
  if (regions.length === 0) return null;
  return (
    <Popular aria-label="Popular places">
      <PopularList role="list">
        {regions
          .sort((a, b) => countOf(b) - countOf(a))
          .map((region) => (
            <PopularLink key={region}>
              <Link href={hrefFor({ ...filters, region })}>
                <span translate="no">{region}</span>
                <Count>
                  {counts !== undefined && (
                    <>
                      <span>{countOf(region)}</span>
                      <VisuallyHidden>{countOf(region) === 1 ? ' home' : ' homes'}</VisuallyHidden>
                    </>
                  )}
                </Count>
              </Link>
            </PopularLink>
          ))}
      </PopularList>
    </Popular>
  );
}
