import { homeCardMessage } from '@efie/domain/homeCard';
import type { Listing } from '@efie/domain/listing';
import { pluralize } from '@efie/domain/text';
import { useState } from 'react';
import { isPhotoWaiting, showPhoto, useIsWaiting } from '../../hooks/savingData';
import { Button, LogoMark, Motif, Skeleton, TextInput } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';
import { QrCode } from '../../primitives/QrCode';
import { Body, Preview, Status } from './HomeCard.styles';
import { useHomeCardPicture, type HomeCardPicture } from './useHomeCardPicture';

/** What a button copies. */
export type CopiedKind = 'link' | 'text';

export interface HomeCardProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside or the close button. */
  onClose: () => void;
  /** The home that is drawn, or two to four that are compared. Must keep its identity between renders. */
  listings: readonly Listing[];
  /** The URL of the home or of the comparison, in the QR code and beside it. */
  url: string;
  /** Without a connection nothing is drawn: the link and the text are offered. */
  isOnline: boolean;
  /** Copies a text; resolves to false if the browser does not allow it. */
  onCopy: (copied: { kind: CopiedKind; text: string }) => Promise<boolean>;
}

type View = HomeCardPicture['kind'] | 'offline' | 'waiting';

const STATUS: Readonly<Record<Exclude<View, 'waiting'>, string>> = {
  drawing: 'Drawing the picture',
  ready: '',
  failed: 'The picture could not be drawn. You can still send the link or the text.',
  offline: 'You are offline. You can still send the link or the text.',
};
const PHOTO_LOST = 'A photo could not be loaded, so the picture is without it.';

const waitingText = (count: number): string =>
  `Data saver is on: the picture loads ${pluralize(count, 'photo', 'photos')}.`;
const SHARED_AS_FILE = 'This browser did not share the picture. It was downloaded instead.';

/** The drawings of the card, which the canvas copies: not displayed, in the light theme. */
function Parts({
  seed,
  url,
  onMount,
}: {
  seed: string;
  url: string;
  onMount: (box: HTMLElement | null) => void;
}) {
  return (
    <div ref={onMount} data-theme="light" hidden>
      <div data-part="motif">
        <Motif seed={seed} columns={6} rows={4} set="placeholder" />
      </div>
      <div data-part="mark">
        <LogoMark />
      </div>
      <div data-part="code">
        <QrCode text={url} label="QR code of the link" />
      </div>
    </div>
  );
}

function download({ file, src }: { file: File; src: string }): void {
  Object.assign(document.createElement('a'), { href: src, download: file.name }).click();
}

/**
 * Draws a home, or up to four side by side, as a picture of 1080 x 1350 px on the device and shares it, or downloads it where
 * the browser shares no files. Beside it the link, and without a picture also the text, can be copied. Closing the share sheet
 * shows no message. Lazy-load it.
 */
export function HomeCard({ isOpen, onClose, listings, url, isOnline, onCopy }: HomeCardProps) {
  const [parts, setParts] = useState<HTMLElement | null>(null);
  const [wasDownloaded, setDownloaded] = useState(false);
  const [uncopied, setUncopied] = useState<string | null>(null);
  const covers = listings.flatMap(({ photos: [cover] }) => cover?.url ?? []);
  const isWaiting = useIsWaiting(covers.find(isPhotoWaiting));
  const picture = useHomeCardPicture({ listings, url, parts, isAllowed: isOnline && !isWaiting });
  const view: View =
    picture.kind !== 'drawing' ? picture.kind : isOnline ? (isWaiting ? 'waiting' : 'drawing') : 'offline';
  const isReady = picture.kind === 'ready';

  const copy = async (kind: CopiedKind, text: string) => {
    setUncopied((await onCopy({ kind, text })) ? null : url);
  };
  const share = async () => {
    if (!isReady) return;
    if (!picture.canShare) {
      download(picture);
      return;
    }
    try {
      await navigator.share({ files: [picture.file], text: homeCardMessage(listings, url) });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      download(picture);
      setDownloaded(true);
    }
  };

  // One element in each state, so that it keeps the focus.
  const mainButton = {
    drawing: { children: 'Draw picture', isLoading: true },
    waiting: { children: 'Draw picture', onClick: () => covers.forEach(showPhoto) },
    ready: {
      children: isReady && picture.canShare ? 'Share picture' : 'Download picture',
      onClick: () => void share(),
    },
    failed: { children: 'Copy text', onClick: () => void copy('text', homeCardMessage(listings, url)) },
    offline: { children: 'Copy text', onClick: () => void copy('text', homeCardMessage(listings, url)) },
  }[view];
  const ownStatus = view === 'waiting' ? waitingText(covers.filter(isPhotoWaiting).length) : STATUS[view];
  const status = wasDownloaded ? SHARED_AS_FILE : isReady && picture.isPhotoLost ? PHOTO_LOST : ownStatus;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Share picture"
      description="For chats, groups and your WhatsApp Status. It is drawn on this device."
      mainAction={<Button size="large" {...mainButton} />}
      otherAction={
        <Button size="large" kind="secondary" onClick={() => void copy('link', url)}>
          Copy link
        </Button>
      }
    >
      <Body>
        {(view === 'drawing' || isReady) && (
          <Preview>
            {isReady ? (
              <img
                src={picture.src}
                alt={`Preview: ${listings.map(({ title }) => title).join(', ')}`}
                width={216}
                height={270}
              />
            ) : (
              <Skeleton height="100%" />
            )}
          </Preview>
        )}
        <Status role="status">{status}</Status>
        {uncopied !== null && (
          <TextInput
            label="Link"
            readOnly
            value={uncopied}
            onFocus={(event) => event.currentTarget.select()}
            hint="This browser does not allow copying here. Select the link and copy it yourself."
          />
        )}
      </Body>
      <Parts seed={listings[0]?.id ?? ''} url={url} onMount={setParts} />
    </Dialog>
  );
}
