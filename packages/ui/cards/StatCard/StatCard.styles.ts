import { styled } from 'styled-components';
import { color, corner, fixedSpace, media, radius, space, type } from '../../theme/tokens';

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  column-gap: ${space[2]};
  min-inline-size: 0;
  padding-block: ${space[3]} ${space[4.5]};
  padding-inline: ${space[4]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.md} {
    padding-block: ${space[4.5]} ${space[6]};
    padding-inline: ${space[6]} ${space[4.5]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const Figure = styled.p`
  margin-block-start: ${space[1]};
  ${type.stat}
  overflow-wrap: anywhere;
  ${media.md} {
    margin-block-start: 0;
  }
`;

export const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${fixedSpace[8]};
  block-size: ${fixedSpace[8]};
  border: 1px solid transparent;
  ${corner.gateStat}
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  ${media.md} {
    inline-size: ${fixedSpace[10]};
    block-size: ${fixedSpace[10]};
    ${corner.gateStatWide}
  }
`;

export const Label = styled.p`
  grid-column: 1 / -1;
  margin-block-start: 2px;
  ${type.small}
  color: ${color.text2};
  overflow-wrap: anywhere;
  ${media.md} {
    margin-block-start: ${space[1]};
  }
`;

export const Failure = styled.p`
  grid-column: 1 / -1;
  margin-block-start: 2px;
  ${type.caption}
  color: ${color.text3};
`;
