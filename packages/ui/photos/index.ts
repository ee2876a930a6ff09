export { preparePhotos, type PreparedPhoto, type PrepareOptions } from './preparePhotos';
