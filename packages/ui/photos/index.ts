export { PHOTO_MESSAGES } from '@efie/domain';
export { preparePhotos, type PreparedPhoto, type PrepareOptions } from './preparePhotos';
export { prepareProfileImage, type PreparedProfileImage } from './prepareProfileImage';
