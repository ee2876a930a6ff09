import type { Listing } from '@efie/domain/listing';
import { Button } from '@efie/ui';
import { Image } from 'lucide-react';
import { useHomeCard } from '../common/share/useHomeCard';
import { onDemand } from './modules';
import { PrintCard } from './PrintCard';

/** The listing to take along: its window card on paper, and its picture for chats. */
export function CardActions({ listing }: { listing: Listing }) {
  const { onPicture, dialog } = useHomeCard(onDemand);
  return (
    <>
      <PrintCard listing={listing} />
      <Button kind="ghost" icon={Image} onClick={() => onPicture({ listing })}>
        Picture for WhatsApp
      </Button>
      {dialog}
    </>
  );
}
