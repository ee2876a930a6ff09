import { readMapView, storeMapView, useMapView } from '@efie/api';
import type { SearchFilters } from '@efie/domain/search';
import { pluralize } from '@efie/domain/text';
import { Button, Icon } from '@efie/ui';
import { RegionMap } from '@efie/ui/panels/RegionMap';
import { SortSelect } from '@efie/ui/panels/SortSelect';
import { MapPinned } from 'lucide-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { BESIDE_LIST } from './besideList';
import { MapColumn, MapToggle, ShowResults, Tools } from './ResultTools.styles';
import type { SearchResults } from './useSearchResults';

/** Whether a map left open is shown again: beside the list, or after it was opened on this visit. */
const isMapRestored = () =>
  readMapView().isOpen &&
  ('map' in document.documentElement.dataset || window.matchMedia(BESIDE_LIST).matches);

const subscribeToNothing = () => () => undefined;

/** The empty element beside the list; null until it is mounted, after which React reads it again. */
function useMapSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById('map'),
    () => null,
  );
}

interface ResultToolsProps {
  filters: SearchFilters;
  onChange: (next: SearchFilters) => void;
  results: SearchResults;
  /** The results. */
  section: RefObject<HTMLElement | null>;
}

/** The sort order and the button of the map, which is rendered in its slot beside the list. */
export function ResultTools({
  filters,
  onChange,
  results: { catalog, state, page },
  section,
}: ResultToolsProps) {
  const { measure } = useMapView();
  const [isMapOpen, setMapOpen] = useState(isMapRestored);
  const slot = useMapSlot();
  const toggle = useRef<HTMLButtonElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const isFocusRequested = useRef(false);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-map', isMapOpen);
  }, [isMapOpen]);

  const open = (isOpen: boolean) => {
    isFocusRequested.current = isOpen;
    setMapOpen(isOpen);
    storeMapView({ isOpen });
  };
  const showResults = () => {
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };
  /** Of a map that was opened by a press: before it are all the filters, which the keyboard need not pass. */
  const focusMap = (map: HTMLElement | null) => {
    if (map === null || !isFocusRequested.current) return;
    isFocusRequested.current = false;
    map.focus({ preventScroll: true });
    if (!window.matchMedia(BESIDE_LIST).matches) column.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Tools>
      <SortSelect
        value={filters.sort}
        isDisabled={state.kind === 'error' || catalog?.size === 0}
        onValueChange={(sort) => onChange({ ...filters, sort, page: 1 })}
      />
      <MapToggle ref={toggle} type="button" aria-pressed={isMapOpen} onClick={() => open(!isMapOpen)}>
        <Icon icon={MapPinned} />
        <span>Map</span>
      </MapToggle>
      {isMapOpen &&
        slot &&
        createPortal(
          <MapColumn ref={column}>
            <RegionMap
              ref={focusMap}
              value={filters}
              onChange={onChange}
              catalog={catalog}
              isFailed={state.kind === 'error'}
              measure={measure}
              onMeasureChange={(next) => storeMapView({ measure: next })}
              onClose={() => {
                open(false);
                toggle.current?.focus();
              }}
              action={
                state.kind === 'ready' && (
                  <ShowResults>
                    <Button size="large" onClick={showResults}>
                      {`Show ${pluralize(page.total, 'home', 'homes')}${filters.region && ` in ${filters.region}`}`}
                    </Button>
                  </ShowResults>
                )
              }
            />
          </MapColumn>,
          slot,
        )}
    </Tools>
  );
}
