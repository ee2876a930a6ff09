import { BRAND } from '@efie/domain/brand';
import { Button } from '@efie/ui';
import { paths } from '../../routing/paths';
import { Actions, Content, Ground, Lead, SearchPanel, Title } from './Hero.styles';
import { homeSearch } from './LazyHomeSearch';
import { useListPropertyAction } from './useListPropertyAction';

export function Hero() {
  const listProperty = useListPropertyAction();
  return (
    <Ground>
      <Content>
        <Title tabIndex={-1} data-page-heading>
          {BRAND.tagline}
        </Title>
        <Lead>Homes to rent and buy across Ghana. Speak to the agent directly, by call or WhatsApp.</Lead>
        <SearchPanel>
          {homeSearch}
          <Actions>
            <Button kind="secondary" href={paths.listings}>
              Find a Place to Rent
            </Button>
            <Button kind="secondary" {...listProperty}>
              List Your Property
            </Button>
          </Actions>
        </SearchPanel>
      </Content>
    </Ground>
  );
}
