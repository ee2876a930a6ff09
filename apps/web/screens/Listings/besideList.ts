/** Where the map is beside the list. Elsewhere it is a dialog. */
export const BESIDE_LIST = '(min-width: 80rem)';
