import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme/tokens';

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  column-gap: ${space[2]};
  min-inline-size: 0;
  padding-block: 0.75rem 1.125rem;
  padding-inline: 1rem 0.75rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.md} {
    padding-block: 1.125rem 1.5rem;
    padding-inline: 1.5rem 1.125rem;
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
  inline-size: 32px;
  block-size: 32px;
  border: 1px solid transparent;
  border-start-start-radius: ${radius.sm};
  border-start-end-radius: 16px;
  border-end-start-radius: ${radius.sm};
  border-end-end-radius: ${radius.sm};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  ${media.md} {
    inline-size: 40px;
    block-size: 40px;
    border-start-end-radius: 20px;
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
