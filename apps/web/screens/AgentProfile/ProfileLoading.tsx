import {
  ContactCardSkeleton,
  Container,
  Grid,
  LiveRegion,
  PropertyCardSkeleton,
  SkeletonLine,
  SlowNotice,
} from '@efie/ui';
import { pageTitle } from '../../routing/title';
import { useGoBack } from './useGoBack';
import { Listings, ListingsHeading, Page } from './AgentProfile.styles';

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
        <ListingsHeading as="div">
          <SkeletonLine variant="h2" width="min(24rem, 80vw)" />
        </ListingsHeading>
        <Grid>
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
          <PropertyCardSkeleton />
        </Grid>
      </Listings>
    </Page>
  );
}
