export { galleryHeight } from './Gallery.styles';
export { Gallery, type GalleryProps } from './Gallery';
