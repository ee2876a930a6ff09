import { styled } from 'styled-components';
import { color, fixedSpace, media, space, type } from '../../theme/tokens';

/** The figure above its label; from 641 px both on one line. */
export const Card = styled.div`
  display: flex;
  flex-flow: column;
  min-inline-size: 0;
  padding: ${fixedSpace[1.5]} ${space[3]};
  overflow-wrap: anywhere;
  ${media.md} {
    flex-flow: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    padding: ${fixedSpace[3.5]} ${space[5]};
  }
`;

export const Figure = styled.p`
  ${type.stat}
`;

export const Label = styled.p`
  ${type.caption}
  color: ${color.text2};
  ${media.md} {
    ${type.small}
  }
`;

export const Failure = styled.p`
  flex-basis: 100%;
  ${type.caption}
  color: ${color.text3};
`;
