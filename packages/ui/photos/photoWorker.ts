import type { PhotoTask } from './photoDesk';
import { readyPhoto } from './readyPhoto';
import { readyProfileImage } from './readyProfileImage';
import { redrawPhoto } from './redrawPhoto';

addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  const run = data.isProfile ? readyProfileImage : readyPhoto;
  void run(new Uint8Array(data.bytes), redrawPhoto).then((ready) => {
    const transfer = ready.state === 'ready' && ready.body instanceof Uint8Array ? [ready.body.buffer] : [];
    postMessage(ready, { transfer });
  });
});
