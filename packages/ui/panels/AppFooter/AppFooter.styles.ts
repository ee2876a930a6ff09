import { styled } from 'styled-components';
import { belowFold } from '../../theme/belowFold';
import { Container } from '../../primitives';
import { color, media, size, space, type } from '../../theme/tokens';

export const Footer = styled.footer`
  ${belowFold('27rem')}
  background: ${color.brand};
  color: ${color.onBrand2};
  /* Keeps the last lines clear of the contact bar on phones. */
  body:has([data-contact-bar]) & {
    padding-block-end: calc(${size.contactBar} + env(safe-area-inset-bottom));
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
  padding-block: ${space[12]} 1.25rem;
  ${media.lg} {
    padding-block: ${space[18]} 1.3125rem;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 2rem;
  margin-block-end: 2.125rem;
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: 1.7fr 1fr 1.2fr;
    gap: ${space[16]};
    margin-block-end: 3.5rem;
  }
`;

export const Brand = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;

  svg {
    inline-size: 28px;
    block-size: 28px;
  }
  svg + span {
    font-size: 1.4375rem;
  }

  ${media.md} {
    grid-column: 1 / -1;
  }
  ${media.lg} {
    grid-column: auto;
    svg {
      inline-size: 32px;
      block-size: 32px;
    }
    svg + span {
      font-size: 1.625rem;
    }
  }
`;

export const Blurb = styled.p`
  max-inline-size: 22.5rem;
  margin-block-start: 1.0625rem;
  font: 400 0.9375rem/1.5rem var(--font-text);
`;

export const ColumnTitle = styled.h2`
  margin-block-end: 0.625rem;
  color: ${color.onBrand};
  font: 600 0.9375rem/1.375rem var(--font-text);
`;

/* 44 px touch targets on phones, 40 px rows from 1024 px. */
export const Rows = styled.ul`
  font: 400 0.9375rem/1.25rem var(--font-text);

  > li > * {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: ${size.touch};
    color: ${color.onBrand2};
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  ${media.lg} {
    > li > * {
      min-block-size: 2.5rem;
    }
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
  column-gap: 1.75rem;
  padding-block-start: 1.125rem;
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
  column-gap: 1.75rem;
  margin-block-start: 0.375rem;

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
