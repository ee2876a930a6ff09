import { styled } from 'styled-components';
import { media, space } from '../../theme';

/** The line of the note, then the parts, as far apart as in the form. */
export const Waiting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
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

/** As wide as the button: the whole line on phones. */
export const ButtonPlace = styled.div`
  inline-size: 100%;
  ${media.md} {
    inline-size: 9.5rem;
  }
`;
