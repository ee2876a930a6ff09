import { styled } from 'styled-components';
import { Button, EmptyState, Spinner } from '../primitives';
import { ProgressBar } from '../primitives/ProgressBar';
import { color, radius } from '../theme/tokens';
import { Section, Specimen } from './storySheet';

const Forest = styled.div`
  padding: 28px 20px 18px;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.brand};
`;

const InPrimary = styled.div`
  display: flex;
  color: ${color.primary};
`;

/** Two lists with nothing in them. */
export function FeedbackEmptyStates() {
  return (
    <Section label="Empty states" top={1578}>
      <Specimen at={[248, 1613]} width={460} box="empty-search">
        <EmptyState
          title="No properties found"
          seed="search"
          headingLevel={3}
          action={
            <Button size="large" data-box="empty-search-button">
              Clear All Filters
            </Button>
          }
        >
          Try adjusting your search criteria or filters to find more properties.
        </EmptyState>
      </Specimen>
      <Specimen at={[732, 1613]} width={460} box="empty-listings">
        <EmptyState
          title="No Properties Listed Yet"
          seed="listings"
          headingLevel={3}
          action={
            <Button size="large" data-box="empty-listings-button">
              Add Your First Property
            </Button>
          }
        >
          Your first listing takes about five minutes and three photos.
        </EmptyState>
      </Specimen>
    </Section>
  );
}

/** Waiting, and what is used of a plan. */
export function FeedbackProgress() {
  return (
    <Section label="Spinner and progress" top={2155}>
      <Specimen at={[248, 2242]} box="spinner-16">
        <InPrimary>
          <Spinner size={16} />
        </InPrimary>
      </Specimen>
      <Specimen at={[288, 2240]} box="spinner-20">
        <InPrimary>
          <Spinner size={20} />
        </InPrimary>
      </Specimen>
      <Specimen at={[332, 2214]} box="spinner-72">
        <InPrimary>
          <Spinner size={72} />
        </InPrimary>
      </Specimen>
      <Specimen at={[428, 2214]} width={280} caption="plan usage, on brand" box="usage-panel">
        <Forest data-ground="brand">
          <ProgressBar
            label="Listings used"
            value={7}
            max={10}
            words="7 of 10 listings used"
            ground="brand"
          />
        </Forest>
      </Specimen>
    </Section>
  );
}
