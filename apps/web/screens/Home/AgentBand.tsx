import { belowFold, color, Container, Heading, Link, media, Motif, size, space, Text } from '@efie/ui';
import { styled } from 'styled-components';
import { paths } from '../../routing/paths';
import { ListPropertyButton } from './ListPropertyButton';

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  ${belowFold('25.5rem')}
  border-block-end: 1px solid ${color.brandLine};
  background: ${color.brand};
  ${media.md} {
    display: flex;
    align-items: center;
    min-block-size: 25.5rem;
  }
`;

/* Tiles of 84 px, as in the design; the overflow is clipped by the band. */
const Tiles = styled(Motif)`
  display: block;
  inline-size: 1344px;
  block-size: 420px;
  max-inline-size: none;
  margin-block-end: -252px;
  ${media.md} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    margin: 0;
  }
  ${media.print} {
    display: none;
  }
`;

const Content = styled(Container)`
  position: relative;
  padding-block: ${space[10]} ${space[16]};
  background: ${color.brand};

  > p {
    margin-block: ${space[3]} calc(${space[7]} + 0.0625rem);
  }
  ${media.md} {
    padding-block: ${space[16]};
    background: none;
    > * {
      max-inline-size: min(30rem, calc(50% - 2rem));
    }
    > h2 {
      max-inline-size: calc(50% - 2rem);
    }
  }
`;

const ButtonRow = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: stretch;
  ${media.md} {
    display: flex;
    align-items: center;
    gap: ${space[6]};
  }
`;

const PlansLink = styled(Link)`
  display: grid;
  place-items: center;
  min-block-size: ${size.touch};
  color: ${color.onBrand};
`;

export function AgentBand() {
  return (
    <Ground data-ground="brand">
      <Tiles seed="efie" columns={16} rows={5} set="band" />
      <Content>
        <Heading level={2} variant="h1" tone="onBrand">
          Have a place to let or sell?
        </Heading>
        <Text variant="lead" tone="onBrand2">
          Put it in front of people who are looking today, and let them call you directly.
        </Text>
        <ButtonRow>
          <ListPropertyButton size="large" kind="gold" />
          <PlansLink href={paths.plans}>See the plans</PlansLink>
        </ButtonRow>
      </Content>
    </Ground>
  );
}
