import { isMapOpenExpression } from '@efie/api';

/** Where the map is beside the list. Elsewhere it opens on a press only, because it would move the list when it loads. */
export const BESIDE_LIST = '(min-width: 80rem)';

/** Runs before the first paint: reserves the space of a map that was left open, by `data-map` on the root element. */
export const reserveMapScript = `if(${isMapOpenExpression}&&matchMedia(${JSON.stringify(BESIDE_LIST)}).matches)document.documentElement.dataset.map=""`;
