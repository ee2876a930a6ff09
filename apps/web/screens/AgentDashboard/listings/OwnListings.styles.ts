import { space } from '@efie/ui';
import { styled } from 'styled-components';

/** Below the list: the pages at the start, the page size at the end. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  margin-block-start: ${space[6]};
`;

export const Size = styled.div`
  flex: 0 1 12rem;
  margin-inline-start: auto;
`;
