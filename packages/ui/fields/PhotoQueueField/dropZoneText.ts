/** Text of a new listing's drop zone; also used by its fallback while the code is lazy-loaded. */
export const NEW_LISTING_DROP_ZONE = {
  title: 'Add photos',
  titleSuffix: 'or drop them here',
  hint: 'JPEG, PNG, JPG or GIF, up to 5 MB each',
  chooserLabel: 'Choose files',
  shape: 'row',
} as const;
