import { styled } from 'styled-components';
import { color, type } from '../../theme/tokens';

export const MenuTitle = styled.p`
  overflow: hidden;
  color: ${color.text};
  font: 600 1rem/1.375rem var(--font-text);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const MenuSubtitle = styled.p`
  overflow: hidden;
  color: ${color.text2};
  ${type.small}
  line-height: 1.375rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
