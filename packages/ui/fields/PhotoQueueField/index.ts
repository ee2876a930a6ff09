export { PhotoQueueField, type PhotoQueueFieldProps } from './PhotoQueueField';
export { TotalCounter, type TotalCounterProps } from './TotalCounter';
export { useObjectUrl } from './useObjectUrl';
export { type PhotoNotice } from './usePhotoQueue';
