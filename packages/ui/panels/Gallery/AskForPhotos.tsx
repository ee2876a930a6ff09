import type { Listing } from '@efie/domain/listing';
import { styled } from 'styled-components';
import { WhatsAppButton } from '../../cards/ContactButtons';
import { color, fixedSpace, radius, space, type } from '../../theme/tokens';

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  max-inline-size: 100%;
  padding: ${fixedSpace[3]} ${fixedSpace[4]} ${fixedSpace[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: center;
  ${type.label}
  & > a {
    --pad: ${fixedSpace[4]};
    max-inline-size: 100%;
  }
`;

/** Says that there are no photos yet, with a WhatsApp message that asks the agent for them. */
export function AskForPhotos({ listing }: { listing: Listing }) {
  return (
    <Box>
      <p>No photos yet</p>
      <WhatsAppButton phone={listing.agent.phone} about={listing} question="Can you send me photos?">
        Ask the agent for photos
      </WhatsAppButton>
    </Box>
  );
}
