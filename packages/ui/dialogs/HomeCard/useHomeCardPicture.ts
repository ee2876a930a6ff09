import { homeCardFileName } from '@efie/domain/homeCard';
import { useEffect, useState } from 'react';
import { drawHomeCard, type HomeCardDrawing } from './drawHomeCard';

export type HomeCardPicture =
  | { kind: 'drawing' }
  | {
      kind: 'ready';
      file: File;
      /** A blob URL of the file. */
      src: string;
      isPhotoLost: boolean;
      /** Whether the browser shares such files. */
      canShare: boolean;
    }
  | { kind: 'failed' };

export interface HomeCardPictureOptions extends Pick<HomeCardDrawing, 'listings' | 'url'> {
  /** Null until it is mounted. */
  parts: HTMLElement | null;
  /** Whether the photos may be loaded now. */
  isAllowed: boolean;
}

/** Draws the home card as soon as it is allowed; what is drawn stays. */
export function useHomeCardPicture({
  listings,
  url,
  parts,
  isAllowed,
}: HomeCardPictureOptions): HomeCardPicture {
  const [picture, setPicture] = useState<HomeCardPicture>({ kind: 'drawing' });
  const isDrawn = picture.kind !== 'drawing';
  useEffect(() => {
    if (parts === null || !isAllowed || isDrawn) return undefined;
    let isCurrent = true;
    drawHomeCard({ listings, url, parts }).then(
      ({ blob, isPhotoLost }) => {
        if (!isCurrent) return;
        const file = new File([blob], homeCardFileName(listings), { type: blob.type });
        // Older browsers have no canShare.
        const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
        setPicture({ kind: 'ready', file, src: URL.createObjectURL(file), isPhotoLost, canShare });
      },
      () => isCurrent && setPicture({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [listings, url, parts, isAllowed, isDrawn]);
  useEffect(() => (picture.kind === 'ready' ? () => URL.revokeObjectURL(picture.src) : undefined), [picture]);
  return picture;
}
