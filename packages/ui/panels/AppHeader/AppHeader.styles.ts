import { styled } from 'styled-components';
import { Container, IconButton, Link } from '../../primitives';
import { color, fixedSpace, media, radius, size, space, type, z } from '../../theme/tokens';
import { skyHeight } from './sky';

/* On Home the hero's sky starts behind the header: both draw the same gradient from the top of the page. */
export const Bar = styled.header`
  position: relative;
  z-index: ${z.header};
  border-block-end: 1px solid ${color.border};
  background: ${color.bg};

  &[data-sky='true'] {
    border-color: transparent;
    background: linear-gradient(${color.heroSky}) 0 0 / 100% ${skyHeight.phone} no-repeat border-box;
    ${media.md} {
      background-size: 100% ${skyHeight.wide};
    }
  }
`;

export const Row = styled(Container)`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  /* Ignores the 1 px border when centering. */
  margin-block-end: -1px;
  min-block-size: ${size.header};
  ${media.lg} {
    min-block-size: ${size.headerWide};
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.touch};
  border-radius: ${radius.sm};
  text-decoration: none;

  svg {
    flex: none;
    inline-size: ${fixedSpace[7]};
    block-size: ${fixedSpace[7]};
  }
  svg + span {
    color: ${color.text};
    font-size: ${size.logo};
  }
  ${media.lg} {
    svg {
      inline-size: ${fixedSpace[8]};
      block-size: ${fixedSpace[8]};
    }
    svg + span {
      font-size: ${size.logoWide};
    }
  }
`;

export const MainNav = styled.nav`
  display: none;
  ${media.lg} {
    display: block;
    margin-inline-start: calc(${space[9]} + 0.0625rem);
  }
`;

export const NavList = styled.ul`
  display: flex;
`;

export const NavLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: ${size.touch};
  padding-inline: ${space[4]};
  border-radius: ${radius.sm};
  color: ${color.text2};
  ${type.button}
  text-decoration: none;

  &[aria-current='page'] {
    color: ${color.text};
  }
  &[aria-current='page']::after {
    position: absolute;
    inset-inline: ${space[4]};
    inset-block-end: calc(${fixedSpace[1.5]} - 1px);
    border-block-end: 2px solid ${color.accent};
    content: '';
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  [data-sky='true'] &:not([aria-current]) {
    color: ${color.heroLead};
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`;

export const HeartLink = styled(IconButton)`
  /* Space for the count bubble with large text. */
  margin-inline-end: calc(${space[8]} - ${fixedSpace[8]});
  && > svg {
    inline-size: ${size.iconL};
    block-size: ${size.iconL};
  }
  &[aria-current='page']::after {
    position: absolute;
    inset-inline: calc(${fixedSpace[3]} - 1px);
    inset-block-end: ${fixedSpace[1]};
    border-block-end: 2px solid ${color.accent};
    content: '';
  }
  ${media.lg} {
    margin-inline-end: ${fixedSpace[3.5]};
  }
`;

export const WideActions = styled.div`
  display: none;
  ${media.lg} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  white-space: nowrap;
  [data-kind='ghost'] {
    --pad: ${fixedSpace[3.5]};
  }
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

export const MenuButton = styled(IconButton)`
  margin-inline-end: calc(-1 * ${fixedSpace[3]});
  && > svg {
    inline-size: ${size.iconL};
    block-size: ${size.iconL};
  }
  ${media.lg} {
    display: none;
  }
`;

/** Placeholder of the lazy-loaded account menu, as wide as avatar and chevron, so that nothing shifts. */
export const AccountMenuPlaceholder = styled.div`
  inline-size: ${fixedSpace[18]};
  block-size: ${size.touch};
`;
