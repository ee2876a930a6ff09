import { describeDraftPhotos } from '@efie/domain/photos';
import { LiveRegion } from '../../primitives';
import { DraftNote } from './ListPropertyForm.styles';
import type { DraftPhotosState } from './useDraftPhotos';

const FAILED =
  'Your photos could not be kept on this device. If you leave this page, add them again before you send.';

function describe(state: DraftPhotosState): string {
  if (state.kind === 'failed') return FAILED;
  if (state.kind === 'unknown' || state.count + state.leftOut.length === 0) return '';
  const { count, bytes, leftOut } = state;
  const stored =
    count > 0 ? `Saved on this device with your draft: ${describeDraftPhotos(count, bytes)}.` : '';
  const tooLarge =
    leftOut.length > 0 ? `No room for ${leftOut.join(', ')}: add again if you leave this page.` : '';
  return `${stored} ${tooLarge}`.trim();
}

/** One line below the photos: what this device stores of them. Only what is missing is announced. */
export function DraftPhotosNote({ state }: { state: DraftPhotosState }) {
  const text = describe(state);
  const isIncomplete = state.kind === 'failed' || (state.kind === 'stored' && state.leftOut.length > 0);
  return (
    <>
      {text && <DraftNote data-tone={isIncomplete ? 'danger' : 'plain'}>{text}</DraftNote>}
      <LiveRegion>{isIncomplete && text}</LiveRegion>
    </>
  );
}
