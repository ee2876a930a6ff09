import { clamp, color, Container, container, fixedSpace, Heading, media, radius, space, z } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-block: ${space[6]} ${space.section};
`;

/* The actions wrap below the heading on phones and with large text. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]} ${space[6]};
`;

export const Greeting = styled.div`
  display: grid;
  flex: 1 1 20rem;
  gap: calc(${space[2.5]} - 0.0625rem);
  min-inline-size: 0;
  max-inline-size: 100%;
  & > h1 + * {
    min-block-size: 1.375rem;
  }
  ${media.md} {
    gap: ${space[1.5]};
    & > h1 + * {
      min-block-size: 1.75rem;
    }
  }
`;

export const Title = styled(Heading)`
  ${clamp[6]}
  margin-block-end: -2px;
  padding-block-end: 2px;
  overflow-wrap: anywhere;
  ${media.md} {
    -webkit-line-clamp: 3;
  }
`;

export const TopActions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[2]};
  inline-size: 100%;
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    inline-size: auto;
    max-inline-size: 100%;
  }
`;

/** One line; more with large text. */
export const Stats = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5rem), 1fr));
  margin-block-start: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/* Has the height of three tasks while they load. */
export const TodayPlace = styled.div`
  &:not([data-empty='true']) {
    margin-block-start: ${space[4]};
  }
  & > [data-skeleton] {
    display: grid;
    min-block-size: 26rem;
    ${media.md} {
      min-block-size: 14.5rem;
    }
  }
`;

/* From 1024 px below the listings, beside the sidebar. */
export const ViewsPlace = styled.div`
  min-inline-size: 0;
  ${media.lg} {
    grid-column: 2;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[6]};
  margin-block-start: ${space[6]};
  ${media.lg} {
    grid-template-columns: ${container.dashboardSidebar} minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    align-items: start;
    & > [data-sidebar] {
      grid-row: 1 / span 3;
    }
  }
  ${Top} + & {
    ${media.md} {
      margin-block-start: ${space[8]};
    }
  }
`;

export const Sidebar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.gridGap};
  min-inline-size: 0;
`;

export const Panel = styled.section`
  min-inline-size: 0;
  padding: ${fixedSpace[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${media.md} {
    padding: ${fixedSpace[6]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

/* The button is below the text and aligned with it, not with the icon. */
export const FailedPanel = styled(Panel)`
  & > div {
    align-items: start;
  }
  & > div > span {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  & [data-kind='ghost'] {
    margin-inline-start: calc(1px + ${space[3]});
  }
`;

/* The list's rows have their own padding. */
export const ActionsPanel = styled(Panel)`
  ${media.md} {
    padding-block: ${fixedSpace[5]} ${fixedSpace[3]};
  }
`;

export const Listings = styled.section`
  min-inline-size: 0;
  ${media.lg} {
    grid-column: 2;
  }
`;

export const ListingsTitle = styled(Heading)`
  margin-block: 0 ${space[5]};
  ${media.md} {
    margin-block: 2px ${space[5.5]};
  }
  &:focus-visible {
    outline: none;
  }
`;

/* Columns are wide enough for a card's buttons in one row. */
export const Cards = styled.div`
  & > [role='list'],
  &[data-skeletons] > * {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr));
  }
  /* An open menu reaches out of its card, over the next one. */
  && li:has([aria-expanded='true']) {
    z-index: ${z.menu};
    --card-visibility: visible;
  }
`;

export const RowSkeletons = styled.div`
  display: grid;
  gap: 2px;
`;

/* From 1024 px beside the sidebar, which spans the listings and the payments. */
export const PaymentsPanel = styled(Panel)`
  ${media.lg} {
    grid-column: 2;
  }
  ${media.md} {
    padding: ${fixedSpace[7]};
  }
`;

/* On phones the border separates the title from the first payment. */
export const PaymentsTitle = styled(Heading)`
  padding-block-end: ${space[4.5]};
  border-block-end: 1px solid ${color.border};
  ${media.md} {
    padding-block-end: ${space[2]};
    border-block-end: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

/* On phones the button is below the text and aligned with it. */
export const PaymentsFailure = styled.div`
  & [data-kind='ghost'] {
    margin-inline-start: calc(1px + ${space[3]});
  }
  ${media.md} {
    & [data-kind='ghost'] {
      margin-inline-start: 0;
    }
  }
`;

export const Older = styled.div`
  margin-block-start: ${space[3]};
`;
