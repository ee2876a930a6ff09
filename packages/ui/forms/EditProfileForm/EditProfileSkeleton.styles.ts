import { styled } from 'styled-components';
import { space } from '../../theme';

export const Waiting = styled.div`
  min-inline-size: 0;
`;

export const WaitingField = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** As the picture and its button stand, whose lines break in the same way. */
export const PhotoPlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
`;
