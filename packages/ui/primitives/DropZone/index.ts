export { DropZone, type DropZoneProps } from './DropZone';
export { StaticDropZone, type StaticDropZoneProps, type DropZoneText } from './StaticDropZone';
export { type DropRejection } from './droppedFiles';
