import { styled } from 'styled-components';
import { Button } from '../../primitives';
import { color, media, space, type } from '../../theme';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
`;

export const Portrait = styled.div`
  position: relative;
  flex: none;
  display: grid;
`;

export const SpinnerOverlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 1px solid transparent;
  border-radius: 50%;
  background: color-mix(in srgb, ${color.lightboxGround} 56%, transparent);
  color: ${color.lightboxText};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${media.belowSm} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

/** On phones it is below the other button; without padding and border its label starts at that button's edge. */
export const SecondButton = styled(Button)`
  ${media.belowSm} {
    margin-inline-start: -1px;
    padding-inline-start: 0;
  }
`;

export const RemoveButton = styled(SecondButton)`
  &[data-kind='ghost'] {
    --ink: ${color.danger};
  }
`;

export const Progress = styled.p`
  ${type.small}
  color: ${color.text2};
`;
