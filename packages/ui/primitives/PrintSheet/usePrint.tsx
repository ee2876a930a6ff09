import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet } from './PrintSheet';

/** How long printing waits for images, in ms; after it, a sheet prints without those that are missing. */
const LONGEST_WAIT = 8000;

/** The tasks in which a failed image may be replaced: its error event, and the render that follows. */
const REPLACEMENT_TASKS = 20;

const wait = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration);
  });

/** Resolves when an image can be printed, is replaced, or has failed for good. */
async function waitForImage(image: HTMLImageElement): Promise<void> {
  try {
    await image.decode();
  } catch {
    // Tasks, because frames pause while the page is hidden.
    for (let task = 0; task < REPLACEMENT_TASKS && image.isConnected; task += 1) await wait(0);
  }
}

/** Resolves when every image of the sheet can be printed or has failed, also those that replace a failed one. */
async function waitForImages(): Promise<void> {
  const seen = new Set<HTMLImageElement>();
  for (;;) {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img')];
    const added = images.filter((image) => !seen.has(image));
    if (added.length === 0) return;
    for (const image of added) seen.add(image);
    await Promise.all(added.map(waitForImage));
  }
}

/** Some browsers inside other apps cannot print. */
const canPrint = (): boolean => typeof window.print === 'function';

export interface Printing {
  /** Opens the browser's print dialog with this content alone; resolves to false where the browser cannot print. */
  print: (content: ReactNode) => Promise<boolean>;
  /** Render it once in the component. */
  sheet: ReactNode;
}

/** Prints one sheet instead of the page. It is mounted until the print dialog has closed. */
export function usePrint(): Printing {
  const [content, setContent] = useState<ReactNode>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isShown = content !== null;
  useEffect(() => {
    if (!isShown) return;
    const clear = () => setContent(null);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, [isShown]);

  const print = async (next: ReactNode) => {
    if (!canPrint()) return false;
    // A link prints from an effect, inside which React cannot render.
    await Promise.resolve();
    flushSync(() => setContent(next));
    await Promise.race([waitForImages(), wait(LONGEST_WAIT)]);
    if (isMounted.current) window.print();
    return true;
  };
  return { print, sheet: isShown && <PrintSheet>{content}</PrintSheet> };
}
