import { styled } from 'styled-components';
import { Link } from '../../primitives';
import { color, componentType, size, space } from '../../theme/tokens';

export const MenuDialog = styled.dialog`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.bg};
  color: ${color.text};
`;

export const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  block-size: ${size.header};
  padding-inline: ${space.gutter};
  border-block-end: 1px solid ${color.border};
`;

export const Body = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  padding: 0 ${space.gutter} calc(${space[8]} + env(safe-area-inset-bottom, 0px));
`;

export const AccountBlock = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3.5]};
  padding-block: ${space[6]} ${space[5]};
  border-block-end: 1px solid ${color.border};

  > div {
    min-inline-size: 0;
  }
  > div > :first-child {
    ${componentType.menuAccount}
  }
`;

export const MainLinks = styled.nav`
  padding-block: ${space[5]} ${space[2]};
  border-block-end: 1px solid ${color.border};
  ${AccountBlock} + & {
    padding-block-start: ${space[2]};
  }
`;

export const MainLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 4rem;
  color: ${color.text};
  ${componentType.menuLink}
  letter-spacing: -0.024em;
  text-decoration: none;
  &[aria-current='page'] {
    color: ${color.accent};
  }
`;

export const Rows = styled.ul`
  margin-block-end: ${space[8]};
  > li > * {
    display: flex;
    align-items: center;
    gap: ${space[3.5]};
    inline-size: 100%;
    min-block-size: 3.5rem;
    color: ${color.text};
    ${componentType.strong}
    text-align: start;
    text-decoration: none;
  }
  > li > [aria-current='page'] {
    color: ${color.accent};
  }
  > li > * > [data-count] {
    margin-inline-start: auto;
  }
`;

export const Bottom = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-start: auto;
`;
