import { BRAND } from '@efie/domain/brand';
import { Button, suspendingUntilLoaded } from '@efie/ui';
import { Suspense } from 'react';
import { paths } from '../../routing/paths';
import { Actions, Content, Ground, Lead, Title } from './Hero.styles';
import { ListPropertyButton } from './ListPropertyButton';
import { rest } from './modules';

/** Until its code has loaded, the pre-rendered form stays and works as a plain form. */
const Search = suspendingUntilLoaded(rest, ({ module: { HomeSearch } }) => <HomeSearch />);

/** It has no state: an update before hydration would discard the pre-rendered form. */
export function Hero() {
  return (
    <Ground>
      <Content>
        <Title tabIndex={-1} data-page-heading>
          {BRAND.tagline}
        </Title>
        <Lead>Homes to rent and buy across Ghana. Speak to the agent directly, by call or WhatsApp.</Lead>
        <Suspense>
          <Search />
        </Suspense>
        <Actions>
          <Button kind="secondary" href={paths.listings}>
            Find a Place to Rent
          </Button>
          <ListPropertyButton kind="secondary" />
        </Actions>
      </Content>
    </Ground>
  );
}
