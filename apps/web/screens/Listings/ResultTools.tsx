import { readMapView, storeMapView, useMapView } from '@efie/api';
import type { SearchFilters } from '@efie/domain/search';
import { Icon, useMediaQuery } from '@efie/ui';
import { RegionMap, RegionMapDialog, type MapMeasure } from '@efie/ui/panels/RegionMap';
import { SortSelect } from '@efie/ui/panels/SortSelect';
import { MapPinned } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BESIDE_LIST } from './besideList';
import { MapColumn, MapToggle, Tools } from './ResultTools.styles';
import type { SearchResults } from './useSearchResults';

/** A map that was left open is shown again beside the list only: elsewhere it would cover the list. */
const isMapRestored = () => readMapView().isOpen && window.matchMedia(BESIDE_LIST).matches;

interface ResultToolsProps {
  filters: SearchFilters;
  onChange: (next: SearchFilters) => void;
  results: SearchResults;
  /** The empty element beside the list, for the map. */
  mapSlot: HTMLElement | null;
}

/** The sort order and the button of the map, which is in its slot beside the list or, without room there, in a dialog. */
export function ResultTools({
  filters,
  onChange,
  results: { catalog, state, page },
  mapSlot,
}: ResultToolsProps) {
  const { measure } = useMapView();
  const [isMapOpen, setMapOpen] = useState(isMapRestored);
  const isBeside = useMediaQuery(BESIDE_LIST);
  const toggle = useRef<HTMLButtonElement>(null);
  const isFocusRequested = useRef(false);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-map', isMapOpen && isBeside);
  }, [isMapOpen, isBeside]);

  const open = (isOpen: boolean) => {
    isFocusRequested.current = isOpen;
    setMapOpen(isOpen);
    if (isBeside) storeMapView({ isOpen });
  };
  /** Of a map that was opened by a press: before it are all the filters, which the keyboard need not pass. */
  const focusMap = (map: HTMLElement | null) => {
    if (map === null || !isFocusRequested.current) return;
    isFocusRequested.current = false;
    map.focus({ preventScroll: true });
  };
  const content = {
    value: filters,
    onChange,
    catalog,
    isFailed: state.kind === 'error',
    measure,
    onMeasureChange: (next: MapMeasure) => storeMapView({ measure: next }),
  };

  return (
    <Tools>
      <SortSelect
        value={filters.sort}
        isDisabled={state.kind === 'error' || catalog?.size === 0}
        onValueChange={(sort) => onChange({ ...filters, sort, page: 1 })}
      />
      <MapToggle
        ref={toggle}
        type="button"
        {...(isBeside ? { 'aria-pressed': isMapOpen } : { 'aria-haspopup': 'dialog' })}
        onClick={() => open(!isMapOpen)}
      >
        <Icon icon={MapPinned} />
        <span>Map</span>
      </MapToggle>
      {!isBeside && (
        <RegionMapDialog
          {...content}
          isOpen={isMapOpen}
          onClose={() => open(false)}
          count={state.kind === 'ready' ? page.total : undefined}
        />
      )}
      {isBeside &&
        isMapOpen &&
        mapSlot &&
        createPortal(
          <MapColumn>
            <RegionMap
              {...content}
              ref={focusMap}
              onClose={() => {
                open(false);
                toggle.current?.focus();
              }}
            />
          </MapColumn>,
          mapSlot,
        )}
    </Tools>
  );
}
