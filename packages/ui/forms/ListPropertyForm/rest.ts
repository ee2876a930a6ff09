/** The parts of the form whose libraries are too large for the first paint. */
export { AmenitiesField } from '../../fields/AmenitiesField';
export { PhotoQueueField } from '../../fields/PhotoQueueField';
export { DraftPhotosNote } from './DraftPhotosNote';
export { ListingPreview, ListingPreviewBar } from './ListingPreview';
export { PriceAndSize } from './PriceAndSize';
