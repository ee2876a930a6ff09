/** The words in the zone of a new listing; also for what stands in its place until its code has come. */
export const NEW_ZONE = {
  title: 'Add photos',
  rest: 'or drop them here',
  hint: 'JPEG, PNG, JPG or GIF, up to 5 MB each',
  chooserLabel: 'Choose files',
  shape: 'row',
} as const;
