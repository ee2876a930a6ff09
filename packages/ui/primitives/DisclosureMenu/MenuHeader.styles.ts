import { styled } from 'styled-components';
import { color, componentType } from '../../theme/tokens';

export const MenuTitle = styled.p`
  overflow: hidden;
  color: ${color.text};
  ${componentType.itemTitle}
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const MenuSubtitle = styled.p`
  overflow: hidden;
  color: ${color.text2};
  ${componentType.itemNote}
  text-overflow: ellipsis;
  white-space: nowrap;
`;
