import { preparePhotos } from '@efie/ui/photos';

/** For the smoke test: an app calls this with the files of an input. */
Object.assign(globalThis, { preparePhotos });
