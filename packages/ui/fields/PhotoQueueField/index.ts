export { PhotoQueueField, type PhotoQueueFieldProps } from './PhotoQueueField';
export { TotalCounter, type TotalCounterProps } from './TotalCounter';
export { usePreview } from './usePreview';
export { type PhotoNotice } from './usePhotoQueue';
