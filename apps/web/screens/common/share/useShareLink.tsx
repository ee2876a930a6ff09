import { LazyDialog } from '@efie/ui';
import { useState, type ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { onDemand } from '../modules';
import { copyText } from './copyText';

/** Opens the browser's share sheet; true also when the user closes it, false if it is missing or fails. */
async function shareNatively(data: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export interface SharedPage {
  path: string;
  /** The title in the share sheet. */
  title: string;
  /** 'property', in 'Share this property' and 'Property link copied to clipboard.' */
  kind: string;
}

/**
 * Shares a page's URL with the share sheet, or copies it, or else shows it in a dialog (ruling 68). Closing the share sheet
 * shows no message.
 */
export function useShareLink({ path, title, kind }: SharedPage): {
  onShare: () => void;
  /** Render it once in the screen. */
  dialog: ReactNode;
} {
  const href = useHref(path);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const copy = (url: string) =>
    copyText(url, {
      title: 'Link copied!',
      description: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} link copied to clipboard.`,
    });

  const share = async () => {
    const url = new URL(href, window.location.origin).href;
    if (await shareNatively({ title, url })) return;
    if (await copy(url)) return;
    setShownUrl(url);
    setOpen(true);
  };

  const close = () => setOpen(false);
  const dialog = shownUrl !== null && (
    <LazyDialog from={onDemand} isOpen={isOpen} onClose={close}>
      {({ ShareLink }) => (
        <ShareLink
          isOpen={isOpen}
          onClose={close}
          title={`Share this ${kind}`}
          url={shownUrl}
          onCopy={async () => {
            const isCopied = await copy(shownUrl);
            if (isCopied) close();
            return isCopied;
          }}
        />
      )}
    </LazyDialog>
  );
  return { onShare: () => void share(), dialog };
}
