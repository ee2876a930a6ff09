export { DropZone, type DropZoneProps } from './DropZone';
export { DropZoneFace, type DropZoneFaceProps, type DropZoneWords } from './DropZoneFace';
export { type DropMishap } from './droppedFiles';
