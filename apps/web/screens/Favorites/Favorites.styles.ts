import { color, Container, Heading, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  /* The footer stays below the first view when short content replaces the loading state. */
  min-block-size: 100vh;
  padding-block: ${space[12]} ${space.section};
  /* The empty state has its own padding. */
  &:has([data-empty]) {
    padding-block-end: 0;
  }
`;

export const Title = styled(Heading)`
  margin-block-end: ${space[1.5]};
`;

/** The minimum height prevents a layout shift when the text changes. */
export const Count = styled.p`
  min-block-size: 1.5rem;
  ${type.body}
  ${type.figures}
  color: ${color.text2};
`;

export const List = styled.div`
  margin-block-start: ${space[10]};
`;

/** Above copies on this device. */
export const Unreachable = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.text2};
`;

/** Below a card: when its copy was saved. */
export const SavedOn = styled.p`
  margin-block-start: ${space[2]};
  ${type.small}
  color: ${color.text2};
`;
