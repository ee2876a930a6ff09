import { color, Container, corner, fixedSpace, media, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  min-block-size: 560px;
  padding-block: ${space[12]};
  text-align: center;
`;

/** A decorative 96 px tile in the color of the outcome. */
export const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${fixedSpace[24]};
  block-size: ${fixedSpace[24]};
  margin-block-end: ${space[7]};
  border: 1px solid transparent;
  ${corner.gateResult}
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  & > svg {
    stroke-width: 2.5;
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
  &[data-tone='neutral'] {
    background: ${color.neutralSoft};
    color: ${color.onNeutralSoft};
  }
  &[data-tone='gold'] {
    background: ${color.goldSoft};
    color: ${color.onGoldSoft};
  }
`;

/** The same size as the tile that replaces it, so the layout does not shift. */
export const Ring = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${fixedSpace[24]};
  block-size: ${fixedSpace[24]};
  margin-block-end: ${space[7]};
  color: ${color.primary};
`;

export const Message = styled.div`
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;
  max-inline-size: 36rem;
  overflow-wrap: anywhere;
  & > h1 {
    text-wrap: balance;
  }
  & > h1 > span {
    display: block;
  }
  & > p {
    justify-self: center;
    max-inline-size: 26rem;
    ${type.body}
    color: ${color.text2};
  }
  & b {
    font-weight: 650;
    color: ${color.text};
  }
`;

export const RedirectProgress = styled.div`
  inline-size: 200px;
  max-inline-size: 100%;
  margin-block-start: ${space[7]};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[7]};
  &[data-many] {
    inline-size: 100%;
    ${media.md} {
      inline-size: 20rem;
    }
  }
`;
