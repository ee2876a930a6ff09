import { Button, Container, Heading, media, space, Text } from '@efie/ui';
import { styled } from 'styled-components';
import { paths } from '../../app/paths';
import { pageTitle } from '../../app/title';

const Page = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  padding-block: ${space[16]};
  ${media.md} {
    padding-block: ${space[18]} ${space[24]};
  }
  > :last-child {
    margin-block-start: ${space[5]};
  }
`;

/** Stands at an address whose screen is still to be built: says so and leads home. */
export function Screen() {
  return (
    <Page>
      <title>{pageTitle('This page is not ready yet')}</title>
      <Heading level={1} tabIndex={-1} data-page-heading>
        This page is not ready yet
      </Heading>
      <Text tone="secondary">We are still building it. Homes to rent and buy are on the other pages.</Text>
      <Button size="large" href={paths.home}>
        Go Home
      </Button>
    </Page>
  );
}
