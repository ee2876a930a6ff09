/** Where the map is beside the list. Elsewhere it opens on a press only, because it would move the list when it loads. */
export const BESIDE_LIST = '(min-width: 80rem)';
