import { styled } from 'styled-components';
import { color } from '../../theme/tokens';

export const VerificationLabel = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.3125rem;
  font: 600 0.8125rem/1.125rem var(--font-text);
  color: ${color.link};
`;
