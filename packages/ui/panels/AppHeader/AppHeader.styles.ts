import { styled } from 'styled-components';
import { Container, IconButton, Link } from '../../primitives';
import { color, media, motion, radius, shadow, size, space, type, z } from '../../theme/tokens';
import { skyHeight } from './sky';

/* On home the sky begins under the header: both draw the same gradient from the top of the page. */
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
  /* Centred over the hairline too, as if it took no room. */
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

  &::after {
    position: absolute;
    inset-inline: ${space[4]};
    inset-block-end: 5px;
    border-block-end: 2px solid transparent;
    content: '';
  }
  &[aria-current='page'] {
    color: ${color.text};
  }
  &[aria-current='page']::after {
    border-color: ${color.accent};
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

export const AccountHolder = styled.div`
  position: relative;
`;

export const AccountButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  padding: 4px 6px;
  border-radius: ${radius.control};
  transition: background-color ${motion.fast} ${motion.standard};
  ${media.hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const AccountPanel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-end: 0;
  z-index: ${z.menu};
  inline-size: 250px;
  padding: 6px;
  border: 1px solid ${color.border};
  border-radius: ${radius.menu};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
`;

export const AccountHead = styled.div`
  padding: 12px 12px 11px;
  border-block-end: 1px solid ${color.border};
  margin-block-end: 6px;
`;

/* Names can be of any length: one line each here, in full in their title. */
export const AccountName = styled.p`
  overflow: hidden;
  color: ${color.text};
  font: 600 1rem/1.375rem var(--font-text);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const AccountDetail = styled.p`
  overflow: hidden;
  color: ${color.text2};
  ${type.small}
  line-height: 1.375rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const AccountList = styled.ul`
  > li > * {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: ${size.touch};
    padding-inline: 12px;
    border-radius: ${radius.sm};
    color: ${color.text};
    ${type.body}
    text-align: start;
    text-decoration: none;
  }
  > li > [aria-current='page'] {
    color: ${color.accent};
  }
  ${media.hover} {
    > li > :hover {
      background: ${color.tint};
    }
  }
`;
