import { configureApi } from '../client/config';
import { postListings } from './postListings';
import type { ListingsTask } from './readInWorker';

addEventListener('message', ({ data }: MessageEvent<ListingsTask>) => {
  configureApi(data.config);
  postListings(data.bytes, (message) => postMessage(message));
});
