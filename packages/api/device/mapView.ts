import { asRecord } from '../wire/readers';
import { createStored, useStored } from './createStored';

/** How the map of Listings was last left on this device. */
export interface MapView {
  isOpen: boolean;
  /** What regions are shaded by. */
  measure: 'homes' | 'price';
}

const KEY = 'efie-map';
const CLOSED: MapView = { isOpen: false, measure: 'homes' };

function parseMapView(text: string | null): MapView {
  try {
    const { isOpen, measure } = asRecord(JSON.parse(text ?? 'null')) ?? {};
    return { isOpen: isOpen === true, measure: measure === 'price' ? 'price' : 'homes' };
  } catch {
    return CLOSED;
  }
}

const mapView = createStored(KEY, parseMapView);

export const readMapView = mapView.get;

export function storeMapView(change: Partial<MapView>): void {
  mapView.set({ ...mapView.get(), ...change });
}

const getClosed = () => CLOSED;

/** Also as other tabs change it; closed during hydration. */
export function useMapView(): MapView {
  return useStored(mapView, getClosed);
}
