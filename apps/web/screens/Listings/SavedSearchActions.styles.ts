import { media, space } from '@efie/ui';
import { styled } from 'styled-components';

/** On phones with less padding, so that the count fits beside the buttons. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  ${media.belowMd} {
    && {
      grid-area: 1 / 2 / span 2;
    }
    & > button {
      padding-inline: ${space[2]};
    }
  }
`;

/** On phones the icon suffices. */
export const WideOnly = styled.span`
  margin-inline-end: ${space[2]};
  ${media.belowMd} {
    display: none;
  }
`;
