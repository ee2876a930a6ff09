import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet } from './PrintSheet';

/** How long printing waits for images, in ms; after it, a sheet prints without those that are missing. */
const LONGEST_WAIT = 8000;

/** Resolves when every image of the sheet can be printed or has failed. */
async function waitForImages(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img')];
  await Promise.race([
    Promise.allSettled(images.map((image) => image.decode())),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_WAIT);
    }),
  ]);
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
    flushSync(() => setContent(next));
    await waitForImages();
    if (isMounted.current) window.print();
    return true;
  };
  return { print, sheet: isShown && <PrintSheet>{content}</PrintSheet> };
}
