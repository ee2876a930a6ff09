export { PhotoQueueField, type PhotoQueueFieldProps } from './PhotoQueueField';
export { createUploadStore, type PhotoUploads, type UploadStore } from './photoUploads';
export { TotalCounter, type TotalCounterProps } from './TotalCounter';
export { useObjectUrl } from './useObjectUrl';
export { type PhotoNotice } from './usePhotoQueue';
