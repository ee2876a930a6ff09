export { DropZone, type DropZoneProps } from './DropZone';
export { FileButton, type FileButtonProps } from './FileButton';
export { StaticDropZone, type StaticDropZoneProps, type DropZoneText } from './StaticDropZone';
export { type DropRejection } from './droppedFiles';
