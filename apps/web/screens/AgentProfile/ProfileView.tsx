import { agentName, type AgentProfile } from '@efie/domain/account';
import { groupThousands } from '@efie/domain/text';
import { ContactCard, ContactPanel, EmptyState, SafetyAdvice } from '@efie/ui';
import { AgentTags } from '../../routing/AgentTags';
import { ListingCard } from '../common/listings/ListingCard';
import { PagedCards } from '../common/listings/PagedCards';
import { useFavoriteToggle } from '../common/listings/useFavoriteToggle';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import { Contact, Count, Listings, ListingsHeading, Page } from './AgentProfile.styles';

export interface ProfileViewProps {
  agent: AgentProfile;
  /** Whether focus moves to the heading on mount: after Try again, whose button is unmounted. */
  shouldFocusHeading: boolean;
}

export function ProfileView({ agent, shouldFocusHeading }: ProfileViewProps) {
  const favorites = useFavoriteToggle();
  const name = agentName(agent.fullName);
  const isEmpty = agent.listings.length === 0;
  useFocusScreenHeading(shouldFocusHeading);

  return (
    <Page>
      <AgentTags agent={agent} />
      <ContactCard agent={agent} />
      <Listings as="section" aria-labelledby="listings-heading">
        <ListingsHeading id="listings-heading">
          Properties by <bdi>{name}</bdi> <Count>{`(${groupThousands(agent.listings.length)})`}</Count>
        </ListingsHeading>
        {isEmpty ? (
          <EmptyState title="No properties listed" headingLevel={3} seed="no properties">
            This agent hasn&apos;t listed any properties yet.
          </EmptyState>
        ) : (
          <PagedCards
            items={agent.listings}
            keyOf={(listing) => listing.id}
            label="Properties"
            renderCard={(listing, { isFirst }) => (
              <ListingCard listing={listing} favorites={favorites} isEager={isFirst} />
            )}
          />
        )}
      </Listings>
      <Contact data-after={isEmpty ? 'empty' : 'cards'}>
        <SafetyAdvice />
        <ContactPanel agent={agent} />
      </Contact>
      {favorites.loginRequired}
    </Page>
  );
}
