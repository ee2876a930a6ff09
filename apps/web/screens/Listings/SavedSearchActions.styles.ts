import { media, space } from '@efie/ui';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
`;

/** On phones the icon suffices, so that the count fits beside it. */
export const WideOnly = styled.span`
  ${media.belowMd} {
    display: none;
  }
`;
