import { draftListing, photoAlt, priceText, type DraftListing } from '@efie/domain/listing';
import { useFormikContext } from 'formik';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { useObjectUrl } from '../../fields/PhotoQueueField/useObjectUrl';
import { followInPage, Heading, Link, Text } from '../../primitives';
import { countDone, ListingChecklist, useAdvice } from './ListingChecklist';
import { Preview, PreviewBar } from './ListPropertyForm.styles';
import { CardFrame } from './ListingPreview.styles';
import type { ListPropertyValues } from '../listing';

const PREVIEW_ID = 'listing-preview';

export interface ListingPreviewProps {
  /** Renders the card of the listing as it would be. */
  renderCard: (draft: DraftListing) => ReactNode;
}

/**
 * The card of the listing in the form around it, as visitors will see it, and the checklist before publishing. Its controls do
 * nothing: assistive technology gets an image with a description instead.
 */
export function ListingPreview({ renderCard }: ListingPreviewProps) {
  const titleId = useId();
  const { values } = useFormikContext<ListPropertyValues>();
  // Typing does not wait for what shows it.
  const shown = useDeferredValue(values);
  const [cover] = shown.photos;
  const url = useObjectUrl(cover?.kind === 'new' ? cover.file : null);
  const listing = {
    ...draftListing(shown),
    photos: url === undefined ? [] : [{ id: null, url }],
  };
  return (
    <Preview id={PREVIEW_ID} aria-labelledby={titleId} tabIndex={-1}>
      <div>
        <Heading level={2} variant="panelTitle" id={titleId}>
          What visitors will see
        </Heading>
        <Text variant="small" tone="secondary">
          Preview. Not listed yet.
        </Text>
      </div>
      <CardFrame
        role="img"
        aria-label={[listing.title || 'No title yet', priceText(listing), photoAlt(listing)].join('. ')}
      >
        <div inert aria-hidden="true">
          {renderCard(listing)}
        </div>
      </CardFrame>
      <ListingChecklist />
    </Preview>
  );
}

/** Above the fields on phones: how much of what is needed is there, and the way to the preview. */
export function ListingPreviewBar() {
  const { needed } = useAdvice();
  return (
    <PreviewBar>
      <span>{`Needed: ${countDone(needed)}`}</span>
      <Link href={`#${PREVIEW_ID}`} onClick={followInPage}>
        Preview
      </Link>
    </PreviewBar>
  );
}
