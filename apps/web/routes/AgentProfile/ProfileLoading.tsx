import { ContactCardSkeleton, Container, Grid, LiveRegion, PropertyCardSkeleton, SlowNotice } from '@efie/ui';
import { pageTitle } from '../../app/title';
import { useGoBack } from '../parts/useGoBack';
import { Listings, Page } from './AgentProfile.styles';

/** The profile is on its way: the band and three cards, in the places of the real ones (checklist 504). */
export function ProfileLoading() {
  const goBack = useGoBack();
  return (
    <Page>
      <title>{pageTitle('Agent')}</title>
      <LiveRegion>Loading the agent profile</LiveRegion>
      <ContactCardSkeleton />
      <Container>
        <SlowNotice onCancel={goBack} />
      </Container>
      <Listings aria-hidden="true">
        <Grid>
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
        </Grid>
      </Listings>
    </Page>
  );
}
