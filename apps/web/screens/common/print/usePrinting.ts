import { usePrint } from '@efie/ui/primitives/PrintSheet';
import { notify } from '@efie/ui/primitives/Toast';
import { useState, type ReactNode } from 'react';

export interface Printing {
  /** Id of what is being prepared for the printer; null when nothing is. */
  printingId: string | null;
  /** Opens the print dialog with a sheet. A second press meanwhile does nothing. */
  onPrint: (id: string, content: ReactNode) => void;
  /** Render it once in the component. */
  sheet: ReactNode;
}

/** Prints a sheet instead of the page. Where the browser cannot print, a toast says so. */
export function usePrinting(): Printing {
  const { print, sheet } = usePrint();
  const [printingId, setPrintingId] = useState<string | null>(null);
  const start = async (id: string, content: ReactNode) => {
    setPrintingId(id);
    if (!(await print(content)))
      notify({ kind: 'error', title: 'This app cannot print. Open the page in your browser.' });
    setPrintingId(null);
  };
  return {
    sheet,
    printingId,
    onPrint: (id, content) => {
      if (printingId === null) void start(id, content);
    },
  };
}
