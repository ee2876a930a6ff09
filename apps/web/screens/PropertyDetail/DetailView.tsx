import type { Listing } from '@efie/domain/listing';
import { readRegion } from '@efie/domain/places';
import {
  AgentCard,
  Button,
  ContactBar,
  Gallery,
  hasMoveInCost,
  Icon,
  IconButton,
  LoadFailure,
  SafetyAdvice,
  media,
  useMediaQuery,
} from '@efie/ui';
import { ArrowLeft, Flag, Heart, Share2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { agentProfilePath, listingPath, paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useShareLink } from '../common/share/useShareLink';
import { useRecordView } from './useRecordView';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { DetailContent, DetailHead } from './DetailContent';
import { useRest } from './modules';
import { MoveInLink } from './MoveInLink';
import { usePriceContext } from './usePriceContext';
import {
  Aside,
  BackLink,
  Columns,
  GalleryArea,
  ListingActions,
  Onward,
  Page,
  ReportRow,
  SimilarPlaceholder,
  TopRow,
} from './PropertyDetail.styles';
import { useLightbox } from './useLightbox';
import { useOnwardListings } from './useOnwardListings';
import { useReportDialog } from './useReportDialog';
import { useSaveButton } from './useSaveButton';

/** Handles the link to Browse: goes back if possible, which restores filters and scroll position; else follows the link. */
function useBackClick() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event: MouseEvent) => {
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (key === 'default' || !isPlainClick) return;
    event.preventDefault();
    void navigate(-1);
  };
}

export interface DetailViewProps {
  listing: Listing;
  /** When the copy on this device was saved, as text; default the server's data. */
  savedOn?: string;
  /** Whether to focus the title: after Try again, whose button has been removed. */
  shouldFocusTitle: boolean;
}

export function DetailView({ listing, savedOn = '', shouldFocusTitle }: DetailViewProps) {
  const { module: rest, failure } = useRest();
  const { onShare, dialog } = useShareLink({
    path: listingPath(listing.id),
    title: listing.title,
    kind: 'property',
  });
  const { onOpenPhoto, lightbox } = useLightbox(listing);
  const { onReport, report } = useReportDialog(listing);
  const save = useSaveButton(listing);
  useRecordView(listing);
  useFocusScreenHeading(shouldFocusTitle);
  const handleBackClick = useBackClick();
  const isWide = useMediaQuery(media.lg);
  const { catalog, isLoading, end } = useOnwardListings();
  const region = readRegion(listing.region);
  const priceContext = usePriceContext(listing, catalog);
  const belowPrice = priceContext.isBelowPrice && priceContext.note;
  const [contactActions, setContactActions] = useState<HTMLDivElement | null>(null);
  const saveButtonProps = {
    icon: Heart,
    'aria-pressed': save.isSaved,
    isLoading: save.isSaving,
    onClick: save.onToggle,
  };
  // Before the contact buttons on phones, below them on wide screens.
  const advice = <SafetyAdvice onReportScam={() => onReport('Fraud or Scam')} />;
  return (
    <>
      <Page>
        {rest ? <rest.ListingTags listing={listing} /> : <title>{pageTitle(listing.title)}</title>}
        <TopRow>
          <BackLink href={paths.listings}>
            <Icon icon={ArrowLeft} size="s" />
            Browse
          </BackLink>
          <ListingActions>
            {rest && <rest.CompareToggle listing={listing} />}
            <Button kind="ghost" icon={Share2} onClick={onShare}>
              Share
            </Button>
            <Button kind="ghost" edge="end" {...saveButtonProps}>
              Save
            </Button>
          </ListingActions>
        </TopRow>
        <Columns>
          <DetailHead listing={listing} savedOn={savedOn} />
          <GalleryArea>
            <Gallery
              listing={listing}
              onOpenPhoto={onOpenPhoto}
              controls={
                <>
                  <IconButton
                    kind="glass"
                    icon={ArrowLeft}
                    label="Back"
                    href={paths.listings}
                    onClick={handleBackClick}
                  />
                  <ListingActions>
                    {rest && <rest.CompareToggle listing={listing} place="photo" />}
                    <IconButton kind="glass" icon={Share2} label="Share" onClick={onShare} />
                    <IconButton kind="glass" label="Save" {...saveButtonProps} />
                  </ListingActions>
                </>
              }
            />
          </GalleryArea>
          <DetailContent listing={listing} belowPrice={belowPrice} />
          <Aside aria-label="Contact the agent">
            {!isWide && advice}
            <AgentCard
              listing={listing}
              agentHref={agentProfilePath(listing.agent.id)}
              actionsRef={setContactActions}
              messages={rest ? <rest.ReadyMessages listing={listing} /> : null}
              belowPrice={
                <>
                  {hasMoveInCost(listing) && <MoveInLink />}
                  {belowPrice}
                </>
              }
            />
            {isWide && advice}
            <ReportRow>
              <Button kind="ghost" icon={Flag} onClick={() => onReport()}>
                Report Issue
              </Button>
              {rest && <rest.CardActions listing={listing} />}
            </ReportRow>
          </Aside>
        </Columns>
        <Onward ref={end}>
          <Button
            kind="secondary"
            href={paths.listings + (region ? `?${new URLSearchParams({ region })}` : '')}
          >
            {region ? `More homes in ${region}` : 'More homes'}
          </Button>
        </Onward>
        <ContactBar listing={listing} cardButtons={contactActions} />
        {lightbox}
        {dialog}
        {report}
      </Page>
      {catalog === null ? (
        isLoading && <SimilarPlaceholder />
      ) : rest ? (
        <rest.DetailSimilar listing={listing} catalog={catalog} priceContext={priceContext} />
      ) : failure ? (
        <LoadFailure {...failure} />
      ) : (
        <SimilarPlaceholder />
      )}
    </>
  );
}
