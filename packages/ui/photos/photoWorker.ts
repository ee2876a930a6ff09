import type { PhotoTask } from './photoProcessor';
import { processPhoto } from './processPhoto';
import { processProfileImage } from './processProfileImage';
import { redrawPhoto } from './redrawPhoto';

addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  const run = data.isProfile ? processProfileImage : processPhoto;
  void run(new Uint8Array(data.bytes), redrawPhoto).then((ready) => {
    const transfer = ready.state === 'ready' && ready.body instanceof Uint8Array ? [ready.body.buffer] : [];
    postMessage(ready, { transfer });
  });
});
