import { styled } from 'styled-components';
import { color, space, type } from '../../theme';

export const Lists = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* No row gap: the touch targets of two rows meet, while the visible chips are 8 px apart. */
  column-gap: ${space[2]};
  min-inline-size: 0;
`;

export const Entry = styled.li`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const EmptyText = styled.p`
  ${type.small}
  color: ${color.text3};
`;
