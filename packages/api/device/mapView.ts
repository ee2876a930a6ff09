import { asRecord } from '../wire/readers';
import { storedValue } from './storedValue';

/** How the map of Listings was last left on this device. */
export interface MapView {
  isOpen: boolean;
  /** What regions are shaded by. */
  measure: 'homes' | 'price';
}

const mapView = storedValue('efie-map', (json): MapView => {
  const { isOpen, measure } = asRecord(json) ?? {};
  return { isOpen: isOpen === true, measure: measure === 'price' ? 'price' : 'homes' };
});

export const readMapView = mapView.get;

export const useMapView = mapView.use;

export function storeMapView(change: Partial<MapView>): void {
  mapView.set({ ...mapView.get(), ...change });
}
