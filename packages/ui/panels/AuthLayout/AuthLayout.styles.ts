import { styled } from 'styled-components';
import { Container, Motif } from '../../primitives';
import { color, container, fixedSpace, media, radius, space, type } from '../../theme/tokens';

const brandGround = `
  border: 0 solid ${color.brandLine};
  background: ${color.brand};
  color: ${color.onBrand};
  overflow: hidden;
`;

/** Below 1024 px: a strip of 70 px tiles above the form, clipped at both edges. */
export const Strip = styled.div`
  ${brandGround}
  block-size: 112px;
  border-block-end-width: 1px;
  ${media.lg} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const StripTiles = styled(Motif)`
  display: block;
  inline-size: 1050px;
  block-size: 140px;
  max-inline-size: none;
  &:dir(rtl) {
    scale: -1 1;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, ${container.authForm});
  padding-block: ${space[7]} ${space.section};
  ${media.md} {
    justify-content: center;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, ${container.authForm}) minmax(0, ${container.authArt});
    justify-content: space-between;
    gap: ${space[18]};
    padding-block-start: ${space[10]};
  }
`;

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-inline-size: 0;
  ${media.lg} {
    padding-block: ${space[8]};
  }
`;

export const Top = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-block-end: ${space[7]};
  overflow-wrap: anywhere;
  & > h1 {
    max-inline-size: 100%;
  }
  & > :not(h1):first-child {
    margin-block-end: ${fixedSpace[1.5]};
  }
`;

export const Footer = styled.div`
  margin-block-start: ${space[7]};
  ${type.body}
  color: ${color.text2};
  overflow-wrap: anywhere;
  & a {
    font-weight: 600;
  }
`;

export const HomeLine = styled.div`
  margin-block-start: ${space[1]};
  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const ArtColumn = styled.div`
  display: none;
  container-type: inline-size;
  ${media.lg} {
    display: grid;
  }
  ${media.print} {
    display: none;
  }
`;

/** The large corner scales with the panel's width, so that it never clips the tiles beside it. */
export const Art = styled.div`
  ${brandGround}
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-inline-size: 0;
  border-width: 1px;
  border-radius: ${radius.panel};
  border-start-end-radius: min(${radius.gatePanel}, 25.8cqi);
`;

export const ArtTiles = styled(Motif)`
  display: block;
  inline-size: 100%;
  block-size: auto;
  &:dir(rtl) {
    scale: -1 1;
  }
`;

export const Tagline = styled.p`
  max-inline-size: 29.5rem;
  padding: ${space[10]} ${fixedSpace[11]} ${fixedSpace[11]};
  ${type.h2}
  overflow-wrap: anywhere;
`;
