import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme';

/** Makes its fields inert, and leaves their layout to the parent. */
export const Contents = styled.div`
  display: contents;
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
`;

export const Pair = styled(Row)`
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const NumberFields = styled(Row)`
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: ${space[4]};
  }
`;

export const FailureSummary = styled.div`
  border-radius: ${radius.controlLarge};
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const FailureList = styled.ul`
  padding-inline-start: ${space[5]};
  list-style: disc;
`;
