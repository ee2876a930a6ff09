import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

/** The negative end margin offsets the space above the button, so that both gaps look equal. */
export const LinkField = styled.div`
  margin-block: ${space[4]} calc(-1 * ${space[4]});
`;
