import { listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain';
import {
  AgentCard,
  Button,
  ContactBar,
  Gallery,
  hasMoveInCost,
  Icon,
  IconButton,
  lazyComponent,
  LoadFailure,
  SafetyAdvice,
  useIsWide,
} from '@efie/ui';
import { ArrowLeft, Flag, Heart, Share2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ListingTags } from '../../app/headTags';
import { agentProfilePath, paths } from '../../app/paths';
import { useRecordView } from '../../app/useRecordView';
import { useHeadingFocus } from '../parts/useHeadingFocus';
import { DetailStory } from './DetailStory';
import { MoveInLink } from './MoveInLink';
import { Acts, Aside, BackLink, Columns, Page, ReportRow, TopRow } from './PropertyDetail.styles';
import { useLightbox } from './useLightbox';
import { useReport } from './useReport';
import { useSave } from './useSave';
import { useShare } from './useShare';

// Who has browsed has the cards already; who came by a link from outside needs none.
const DetailSimilar = lazyComponent(async () => (await import('./DetailSimilar')).DetailSimilar, LoadFailure);

/** On a link to Browse: back to where the person came from, with its filters and its place; from outside it stays a link. */
function useBackPress() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (key === 'default' || !isPlain) return;
    event.preventDefault();
    void navigate(-1);
  };
}

export interface DetailViewProps {
  listing: Listing;
  /** It comes after a pressed Try again, whose button is gone: the focus goes to the title. */
  takesFocus: boolean;
}

/** A listing that is there. */
export function DetailView({ listing, takesFocus }: DetailViewProps) {
  const { onShare, dialog } = useShare(listing);
  const { onOpenPhoto, lightbox } = useLightbox(listing);
  const { onReport, report } = useReport(listing);
  const save = useSave(listing);
  useRecordView(listing);
  useHeadingFocus(takesFocus);
  const goBack = useBackPress();
  const isWide = useIsWide();
  const loaded = useQueryClient().getQueryData(listPropertiesQuery().queryKey)?.listings;
  const [actions, setActions] = useState<HTMLDivElement | null>(null);
  const saving = {
    icon: Heart,
    'aria-pressed': save.isSaved,
    isLoading: save.isSaving,
    onClick: save.onToggle,
  };
  // On phones the advice is read before the buttons, on a wide screen it stands below them.
  const advice = <SafetyAdvice onReportScam={() => onReport('Fraud or Scam')} />;
  return (
    <>
      <Page>
        <ListingTags listing={listing} />
        <TopRow>
          <BackLink href={paths.listings}>
            <Icon icon={ArrowLeft} size="s" />
            Browse
          </BackLink>
          <Acts>
            <Button kind="ghost" icon={Share2} onClick={onShare}>
              Share
            </Button>
            <Button kind="ghost" edge="end" {...saving}>
              Save
            </Button>
          </Acts>
        </TopRow>
        <Gallery
          listing={listing}
          onOpenPhoto={onOpenPhoto}
          controls={
            <>
              <IconButton kind="glass" icon={ArrowLeft} label="Back" href={paths.listings} onClick={goBack} />
              <Acts>
                <IconButton kind="glass" icon={Share2} label="Share" onClick={onShare} />
                <IconButton kind="glass" label="Save" {...saving} />
              </Acts>
            </>
          }
        />
        <Columns>
          <DetailStory listing={listing} />
          <Aside aria-label="Contact the agent">
            {!isWide && advice}
            <AgentCard
              listing={listing}
              agentHref={agentProfilePath(listing.agent.id)}
              actionsRef={setActions}
              underPrice={hasMoveInCost(listing) && <MoveInLink />}
            />
            {isWide && advice}
            <ReportRow>
              <Button kind="ghost" icon={Flag} onClick={() => onReport()}>
                Report Issue
              </Button>
            </ReportRow>
          </Aside>
        </Columns>
        <ContactBar listing={listing} standsInFor={actions} />
        {lightbox}
        {dialog}
        {report}
      </Page>
      {loaded !== undefined && (
        <Suspense fallback={null}>
          <DetailSimilar listing={listing} loaded={loaded} />
        </Suspense>
      )}
    </>
  );
}
