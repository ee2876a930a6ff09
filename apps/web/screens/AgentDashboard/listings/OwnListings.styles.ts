import { media, space } from '@efie/ui';
import { styled } from 'styled-components';

/** Beside the title of the list, where they fit on its line. */
export const ToolsPlace = styled.div`
  && {
    flex: 1 1 55rem;
  }
`;

/** As high as the tools: three lines on phones, one beside the title from 1024 px. */
export const ToolsSpace = styled(ToolsPlace)`
  block-size: 9.5rem;
  ${media.lg} {
    block-size: 3rem;
  }
`;

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
