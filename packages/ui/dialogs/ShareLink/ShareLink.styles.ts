import { styled } from 'styled-components';
import { space } from '../../theme/tokens';

/** As far from the sentence above as from the button below, which has room of its own. */
export const Below = styled.div`
  margin-block: ${space[4]} calc(-1 * ${space[4]});
`;
