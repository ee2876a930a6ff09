import { usePrint } from '@efie/ui/primitives/PrintSheet';
import { notify } from '@efie/ui/primitives/Toast';
import { useState, type ReactNode } from 'react';

export interface PrintLazily {
  /** Id of what is being loaded for the printer; null when nothing is. */
  printingId: string | null;
  /** Loads a sheet and its code, and opens the print dialog. A second press meanwhile does nothing. */
  onPrint: (id: string, loadSheet: () => Promise<ReactNode>) => void;
  /** Render it once in the component. */
  sheet: ReactNode;
}

/** Prints a sheet whose code is loaded on the first press. A failure shows a toast. */
export function usePrintLazily(): PrintLazily {
  const { print, sheet } = usePrint();
  const [printingId, setPrintingId] = useState<string | null>(null);
  const start = async (id: string, loadSheet: () => Promise<ReactNode>) => {
    setPrintingId(id);
    try {
      if (!(await print(await loadSheet())))
        notify({ kind: 'error', title: 'This app cannot print. Open the page in your browser.' });
    } catch {
      notify({
        kind: 'error',
        title: 'The page for the printer could not be loaded.',
        description: 'Check your connection, and try again.',
      });
    } finally {
      setPrintingId(null);
    }
  };
  return {
    sheet,
    printingId,
    onPrint: (id, loadSheet) => {
      if (printingId === null) void start(id, loadSheet);
    },
  };
}
