import { serverNow } from '@efie/api';
import { listingUrl } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { Button, media, type } from '@efie/ui';
import { WindowCard } from '@efie/ui/panels/WindowCard';
import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePrinting } from '../common/print/usePrinting';

/** In the URL of a listing, it prints the card at once: `/property/1001?print`. */
const PRINT_PARAM = 'print';

/** The URL of the printed page. */
const OnPaper = styled.bdi`
  display: none;
  ${type.body}
  overflow-wrap: anywhere;
  ${media.print} {
    display: block;
  }
`;

/**
 * Prints the listing's window card on a press, or at once after a link with `?print`. A page that is printed as it is gets its
 * URL.
 */
export function PrintCard({ listing }: { listing: Listing }) {
  const { onPrint, printingId, sheet } = usePrinting();
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(PRINT_PARAM);
  const hasAnswered = useRef(false);
  const url = listingUrl(listing.id);
  const print = () => {
    onPrint(listing.id, <WindowCard listing={listing} url={url} printedAt={serverNow()} />);
  };
  const printOnce = useEffectEvent(() => {
    if (hasAnswered.current) return;
    hasAnswered.current = true;
    print();
    // A reload, or a copy of the URL, must not print again.
    setParams(
      (current) => {
        current.delete(PRINT_PARAM);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isAsked) printOnce();
  }, [isAsked]);
  return (
    <>
      <Button kind="ghost" icon={Printer} isLoading={printingId !== null} onClick={print}>
        Print window card
      </Button>
      <OnPaper dir="ltr">{url}</OnPaper>
      {sheet}
    </>
  );
}
