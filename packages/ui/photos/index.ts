export { PHOTO_MESSAGES } from '@efie/domain/photos';
export { preparePhotos, type PreparedPhoto, type PrepareOptions } from './preparePhotos';
export { prepareProfileImage, type PreparedProfileImage } from './prepareProfileImage';
