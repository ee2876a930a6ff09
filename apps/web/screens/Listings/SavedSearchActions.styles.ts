import { media, space } from '@efie/ui';
import { styled } from 'styled-components';

/** Two buttons in one frame; on phones with less padding, so that the count fits beside them. */
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
