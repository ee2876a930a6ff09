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
  gap: ${space[1.5]};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

/** Whether the agent is verified, and the figures. */
export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[6]};
  min-block-size: 1.625rem;
  &:empty {
    display: none;
  }
`;

export const Title = styled(Heading)`
  ${clamp[6]}
  margin-block-end: -0.1em;
  padding-block-end: 0.1em;
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
    /* Wide enough for their text in the fallback font too. */
    & > * {
      min-inline-size: 8.75rem;
    }
  }
`;

export const Hidden = styled.div`
  visibility: hidden;
`;

/* Columns of a fixed width, so that no figure moves when another arrives. */
export const Stats = styled.section`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space[4]};
  ${media.md} {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    & > * {
      min-inline-size: 8.5rem;
    }
  }
`;

/** What needs the agent and, from 1024 px, the plan beside it. */
export const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]} ${space[6]};
  &:not([data-empty='true']) {
    margin-block-start: ${space[4]};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${container.dashboardSidebar};
  }
`;

/* Has the height of the expected tasks while they load. */
export const TodayPlace = styled.div`
  min-inline-size: 0;
  & > [data-skeleton] {
    display: grid;
    min-block-size: calc(3.375rem + var(--tasks) * 3.5625rem);
  }
`;

/** Below the listings, from 1024 px beside the profile. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[6]};
  margin-block-start: ${space[8]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${container.dashboardSidebar};
    align-items: start;
  }
`;

/** Panels one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

/** The title and the tools on one line where they fit, and below them the list. */
export const Listings = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  margin-block-start: ${space[6]};
  & > * {
    flex: 1 0 100%;
    min-inline-size: 0;
  }
`;

export const ListingsTitle = styled(Heading)`
  && {
    flex: none;
    max-inline-size: 100%;
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

/* Has the height of the expected rows. */
export const RowSkeletons = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-block-size: calc(2.8125rem + var(--rows) * (4rem + 1px));
`;

export const PaymentsPanel = styled(Panel)`
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
