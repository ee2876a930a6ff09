import type { Agent } from '@efie/domain/account';
import { useId } from 'react';
import { ContactCard } from '../../cards/ContactCard/ContactCard';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { Disclosure, Heading } from '../../primitives';
import { media } from '../../theme/tokens';
import { describeProfile } from './describeProfile';
import { Card, Frame, Lead } from './ProfilePreview.styles';

export interface ProfilePreviewProps {
  /** The saved profile. */
  agent: Pick<Agent, 'id' | 'isVerified' | 'currentListings'>;
  /** The values in the form. */
  values: Pick<Agent, 'fullName' | 'businessName' | 'phone' | 'region' | 'district' | 'bio' | 'photoUrl'>;
}

/**
 * The top of an agent's public profile as it will be after the form is saved. Its controls do nothing: assistive technology
 * gets an image with a description instead. Below 1024 px it is in a disclosure.
 */
export function ProfilePreview({ agent, values }: ProfilePreviewProps) {
  const titleId = useId();
  const isWide = useMediaQuery(media.lg);
  const profile = {
    ...values,
    id: agent.id,
    isVerified: agent.isVerified,
    // Not among the fields of one's own profile.
    joinedAt: null,
    listings: agent.currentListings === null ? null : { length: agent.currentListings },
  };
  const card = (
    <Card role="img" aria-label={describeProfile(profile)}>
      <div inert aria-hidden="true">
        <ContactCard agent={profile} />
      </div>
    </Card>
  );
  return (
    <Frame aria-labelledby={titleId}>
      <Heading level={2} variant="panelTitle" id={titleId}>
        How visitors see you
      </Heading>
      <Lead>Preview, before you save.</Lead>
      {isWide ? card : <Disclosure summary="Your public profile">{card}</Disclosure>}
    </Frame>
  );
}
