import { color, Container, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[12]} ${space.section};
`;

export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Title = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The heading and the plan usage, on one line if they fit. */
export const HeadingLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
`;

export const UsageText = styled.p`
  ${type.caption}
  ${type.figures}
  color: ${color.text2};
`;

export const Star = styled.span`
  color: ${color.danger};
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;
