import { BRAND } from '@efie/domain';
import { Button } from '@efie/ui';
import { paths } from '../../routing/paths';
import { Actions, GlassButton, Ground, Lead, Title, Content } from './Hero.styles';
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
        <Actions>
          <Button size="large" href={paths.listings}>
            Find a Place to Rent
          </Button>
          <GlassButton size="large" kind="secondary" {...listProperty}>
            List Your Property
          </GlassButton>
        </Actions>
      </Content>
    </Ground>
  );
}
