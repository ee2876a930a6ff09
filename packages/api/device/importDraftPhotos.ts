/** Lazy-loads the storage of draft photos with its library. */
export const importDraftPhotos = () => import('./draftPhotos');
