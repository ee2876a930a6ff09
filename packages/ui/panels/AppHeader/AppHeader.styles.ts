import { styled } from 'styled-components';
import { Container, IconButton, Link } from '../../primitives';
import { color, media, radius, size, space, type, z } from '../../theme/tokens';
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
  ${media.print} {
    display: none;
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
    inline-size: 28px;
    block-size: 28px;
  }
  svg + span {
    color: ${color.text};
    font-size: 1.4375rem;
  }
  ${media.lg} {
    svg {
      inline-size: 32px;
      block-size: 32px;
    }
    svg + span {
      font-size: 1.625rem;
    }
  }
`;

export const MainNav = styled.nav`
  display: none;
  ${media.lg} {
    display: block;
    margin-inline-start: 2.3125rem;
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
    inset-block-end: 5px;
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
  margin-inline-end: calc(2rem - 32px);
  && > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  &[aria-current='page']::after {
    position: absolute;
    inset-inline: 11px;
    inset-block-end: 4px;
    border-block-end: 2px solid ${color.accent};
    content: '';
  }
  ${media.lg} {
    margin-inline-end: 14px;
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
    --pad: 14px;
  }
`;

export const MenuButton = styled(IconButton)`
  margin-inline-end: -12px;
  && > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  ${media.lg} {
    display: none;
  }
`;

/** Placeholder of the lazy-loaded account menu, as wide as avatar and chevron, so that nothing shifts. */
export const AccountMenuPlaceholder = styled.div`
  inline-size: 72px;
  block-size: ${size.touch};
`;
