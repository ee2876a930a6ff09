import { media, space } from '@efie/ui';
import { styled } from 'styled-components';

/** Two buttons in one frame. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  & > button {
    padding-inline: ${space[3]};
  }
  & > button:not(:last-of-type) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > button ~ button {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  ${media.belowMd} {
    && {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** On phones the icon suffices, so that the heading keeps its line. */
export const WideOnly = styled.span`
  ${media.belowMd} {
    display: none;
  }
`;
