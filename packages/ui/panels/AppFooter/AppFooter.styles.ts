import { styled } from 'styled-components';
import { belowFold } from '../../theme/belowFold';
import { Container } from '../../primitives';
import { color, componentType, fixedSpace, media, size, space, type } from '../../theme/tokens';

export const Footer = styled.footer`
  ${belowFold('27rem')}
  background: ${color.brand};
  color: ${color.onBrand2};
  /* Keeps the last lines clear of the contact bar on phones. */
  body:has([data-contact-bar]) & {
    /* With large text the bar has two rows. */
    --second-row: clamp(0px, (18rem - 100vw) * 999, 1.5rem);
    padding-block-end: calc(${size.contactBar} + var(--second-row) + env(safe-area-inset-bottom));
  }
  ${media.lg} {
    body:has([data-contact-bar]) & {
      padding-block-end: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Content = styled(Container)`
  padding-block: ${space[12]} ${space[5]};
  ${media.lg} {
    padding-block: ${space[18]} calc(${space[5.5]} - 0.0625rem);
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-block-end: calc(${space[9]} - 0.125rem);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: 1.7fr 1fr 1.2fr;
    gap: ${space[16]};
    margin-block-end: ${space[14]};
  }
`;

export const Brand = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;

  svg {
    inline-size: ${fixedSpace[7]};
    block-size: ${fixedSpace[7]};
  }
  svg + span {
    font-size: ${size.logo};
  }

  ${media.md} {
    grid-column: 1 / -1;
  }
  ${media.lg} {
    grid-column: auto;
    svg {
      inline-size: ${fixedSpace[8]};
      block-size: ${fixedSpace[8]};
    }
    svg + span {
      font-size: ${size.logoWide};
    }
  }
`;

export const Blurb = styled.p`
  max-inline-size: 22.5rem;
  margin-block-start: calc(${space[4.5]} - 0.0625rem);
  ${componentType.footerText}
`;

export const ColumnTitle = styled.h2`
  margin-block-end: ${space[2.5]};
  color: ${color.onBrand};
  ${componentType.footerTitle}
`;

export const Rows = styled.ul`
  ${componentType.footerLink}

  > li > * {
    display: inline-flex;
    align-items: center;
    gap: ${space[2.5]};
    min-inline-size: ${size.touch};
    min-block-size: ${size.touch};
    color: ${color.onBrand2};
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    > li > :is(a, button):hover {
      color: ${color.onBrand};
      text-decoration: underline;
    }
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-direction: column;
  column-gap: ${space[7]};
  padding-block-start: ${space[4.5]};
  border-block-start: 1px solid ${color.brandLine};
  ${type.small}

  > p {
    display: flex;
    align-items: center;
    min-block-size: 2.0625rem;
  }
  ${media.md} {
    flex-direction: row;
    flex-wrap: wrap;
    padding-block-start: ${space[3]};
    > p {
      min-block-size: ${size.touch};
    }
  }
`;

export const LegalLinks = styled.ul`
  display: flex;
  flex-direction: column;
  column-gap: ${space[7]};
  margin-block-start: ${space[1.5]};

  a {
    display: flex;
    align-items: center;
    min-block-size: ${size.touch};
    color: ${color.onBrand2};
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: ${color.onBrand};
      text-decoration: underline;
    }
  }
  ${media.md} {
    flex-direction: row;
    margin-block-start: 0;
    margin-inline-start: auto;
  }
`;
