import {
  belowFold,
  color,
  ContactIllustration,
  Container,
  Heading,
  KeyIllustration,
  media,
  SearchIllustration,
  space,
  StepCard,
} from '@efie/ui';
import { styled } from 'styled-components';

const Band = styled.section`
  padding-block: ${space.section};
  background: ${color.sunken};
  ${belowFold('41rem')}
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[7]};
  margin-block-start: ${space[10]};
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.gridGap};
  }
`;

export function HowItWorks() {
  return (
    <Band aria-labelledby="how-it-works">
      <Container>
        <Heading level={2} id="how-it-works">
          How It Works
        </Heading>
        <Steps role="list">
          <li>
            <StepCard step={1} title="Search Properties" illustration={<SearchIllustration />}>
              Filter by region, price and features until the list fits your life.
            </StepCard>
          </li>
          <li>
            <StepCard step={2} title="Contact Agent" illustration={<ContactIllustration />}>
              Call or send a WhatsApp message that is already written for you.
            </StepCard>
          </li>
          <li>
            <StepCard step={3} title="Secure Rental" illustration={<KeyIllustration />}>
              View the place, agree the terms with the agent and collect your key.
            </StepCard>
          </li>
        </Steps>
      </Container>
    </Band>
  );
}
