import { styled } from 'styled-components';
import { media, space } from '../../theme';

/** The required-fields note and the sections, with the form's gap. */
export const SkeletonForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-inline-size: 0;
`;

export const SkeletonField = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** Profile image and button, which wrap as in the form. */
export const PhotoRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
`;

export const ButtonBox = styled.div`
  inline-size: 100%;
  ${media.md} {
    inline-size: 9.5rem;
  }
`;
