import { readyPhoto } from './readyPhoto';
import { redrawPhoto } from './redrawPhoto';

// The worker's whole life: bytes come in, a photo made ready goes out, one after another.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void readyPhoto(new Uint8Array(data), redrawPhoto).then((ready) => {
    const moved = ready.state === 'ready' && ready.body instanceof Uint8Array ? [ready.body.buffer] : [];
    postMessage(ready, { transfer: moved });
  });
});
