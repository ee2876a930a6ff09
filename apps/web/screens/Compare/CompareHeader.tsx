import { setComparedHomes, useComparedHomes } from '@efie/api';
import { MAX_COMPARED } from '@efie/domain/compare';
import { Button } from '@efie/ui';
import type { Listing } from '@efie/domain/listing';
import { Image, Plus, Share2 } from 'lucide-react';
import { useHref } from 'react-router-dom';
import { comparePath } from '../../routing/comparePath';
import { paths } from '../../routing/paths';
import { useHomeCard } from '../common/share/useHomeCard';
import { useShareLink } from '../common/share/useShareLink';
import { Actions, Count, Title, TopRow } from './Compare.styles';
import { onDemand } from './modules';

interface CompareHeaderProps {
  /** Announced when it changes. */
  status: string;
  /** Ids of the homes on the screen, and of those that could not be loaded. */
  ids: readonly string[];
  /** The homes on the screen. */
  listings: readonly Listing[];
}

/** The heading of the screen, and with homes on it the buttons to share them and to add another. */
export function CompareHeader({ status, ids, listings }: CompareHeaderProps) {
  const chosen = useComparedHomes();
  const { onShare, dialog } = useShareLink({
    path: comparePath(ids),
    title: 'Compare homes',
    kind: 'comparison',
  });
  const { onComparison, dialog: picture } = useHomeCard(onDemand);
  const href = useHref(comparePath(ids));
  // A visitor who came by a link has not chosen its homes: they are added before the visitor's own.
  const chooseShown = () => {
    if (!ids.every((id) => chosen.includes(id))) setComparedHomes([...ids, ...chosen]);
  };
  return (
    <TopRow>
      <div>
        <Title level={1} tabIndex={-1} data-page-heading>
          Compare homes
        </Title>
        <Count role="status">{status}</Count>
      </div>
      {ids.length > 0 && (
        <Actions>
          {ids.length < MAX_COMPARED && (
            <Button kind="secondary" icon={Plus} href={paths.listings} onClick={chooseShown}>
              Add another
            </Button>
          )}
          {listings.length > 1 && (
            <Button
              kind="ghost"
              icon={Image}
              onClick={() => onComparison({ listings, url: new URL(href, window.location.origin).href })}
            >
              Picture
            </Button>
          )}
          <Button kind="ghost" edge="end" icon={Share2} onClick={onShare}>
            Share
          </Button>
        </Actions>
      )}
      {dialog}
      {picture}
    </TopRow>
  );
}
