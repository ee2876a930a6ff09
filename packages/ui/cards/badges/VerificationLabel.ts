import { styled } from 'styled-components';
import { color, componentType, space } from '../../theme/tokens';

export const VerificationLabel = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: calc(${space[1.5]} - 0.0625rem);
  ${componentType.captionStrong}
  color: ${color.link};
`;
