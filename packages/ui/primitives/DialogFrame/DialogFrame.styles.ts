import { Dialog as Base } from 'radix-ui';
import { styled } from 'styled-components';
import {
  color,
  container,
  fixedSpace,
  media,
  motion,
  radius,
  shadow,
  space,
  type,
  z,
} from '../../theme/tokens';

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z.scrim};
  pointer-events: auto;
  touch-action: none;
  background: ${color.scrim};
  animation: efie-fade-in ${motion.base} ${motion.enter};
  &[data-state='closed'] {
    animation: efie-fade-out ${motion.fast} ${motion.exit} forwards;
  }
  ${media.reducedMotion} {
    &,
    &[data-state='closed'] {
      animation: none;
    }
  }
`;

export const Content = styled(Base.Content)`
  /* Aligns the text with the page's gutter, of which the border is 1 px. */
  --pad: calc(${space[5]} - 1px);
  position: fixed;
  z-index: ${z.dialog};
  /* Radix sets it one render after it disables the page behind, and a quick tap would be lost. */
  pointer-events: auto;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - ${fixedSpace[12]});
  padding-block-end: env(safe-area-inset-bottom);
  border: 1px solid transparent;
  border-block-end: 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.e3};
  animation: efie-sheet-in ${motion.sheet} ${motion.enter};
  &[data-state='closed'] {
    animation: efie-sheet-out ${motion.base} ${motion.exit} forwards;
  }
  ${media.md} {
    --pad: ${space[8]};
    inset: 0;
    inline-size: calc(100% - ${fixedSpace[12]});
    block-size: fit-content;
    margin: auto;
    padding: 0;
    border-block-end: 1px solid transparent;
    border-radius: ${radius.dialog};
    animation: efie-dialog-in ${motion.base} ${motion.enter};
    &[data-state='closed'] {
      animation: efie-dialog-out ${motion.fast} ${motion.exit} forwards;
    }
    &[data-size='small'] {
      max-inline-size: ${container.dialogSmall};
    }
    &[data-size='medium'] {
      max-inline-size: ${container.dialogMedium};
    }
    &[data-size='large'] {
      max-inline-size: ${container.dialogLarge};
    }
  }
  ${media.reducedMotion} {
    &,
    &[data-state='closed'] {
      animation: none;
    }
  }
`;

/** A bar of 40 x 4 px in a strip that is high enough to drag. */
export const Handle = styled.div`
  display: grid;
  justify-items: center;
  flex: none;
  block-size: ${fixedSpace[6]};
  padding-block-start: ${fixedSpace[2.5]};
  cursor: grab;
  touch-action: none;
  &::before {
    content: '';
    inline-size: ${fixedSpace[10]};
    block-size: ${fixedSpace[1]};
    border-radius: ${radius.pill};
    background: ${color.borderStrong};
  }
  ${media.md} {
    display: none;
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  flex: none;
  padding-inline: var(--pad);
  & > [data-close] {
    margin-block: calc(-1 * (${fixedSpace[2]} - 1px));
    margin-inline: auto calc(-1 * ${fixedSpace[3]});
  }
  &[data-kind='confirm'] {
    flex-wrap: wrap;
    row-gap: ${space[5]};
    padding-block-start: ${space[1]};
  }
  &[data-kind='form'] {
    padding-block: calc(${fixedSpace[3.5]} - 1px) ${space[4]};
  }
  /* Separates the header from the fields that scroll below it. */
  [data-size='large'] > &[data-kind='form'] {
    border-block-end: 1px solid ${color.border};
  }
  ${media.md} {
    [data-size] > & {
      padding-block-start: var(--pad);
    }
    [data-size='large'] > &[data-kind='form'] {
      padding-block: calc(${fixedSpace[6]} - 1px) ${space[6]};
    }
  }
`;

/** In a confirm dialog the icon tile is above the title, with the close button at the end of its row. */
export const HeadText = styled.div`
  display: grid;
  gap: ${space[2]};
  flex: 1 1 0;
  min-inline-size: 0;
  [data-kind='form'] > & {
    gap: calc(${fixedSpace[1]} - 1px);
  }
  [data-kind='confirm'] > & {
    order: 1;
    flex-basis: 100%;
  }
  [data-kind='confirm'] > &:first-child {
    order: 0;
    flex-basis: 0;
  }
`;

export const Title = styled(Base.Title)`
  ${type.dialogTitle}
`;

export const Subtitle = styled(Base.Description)`
  color: ${color.text2};
  overflow-wrap: anywhere;
  [data-kind='form'] > div > & {
    ${type.small}
  }
`;

export const Notice = styled.div`
  flex: none;
  padding: ${space[4]} var(--pad) 0;
`;

/* The minimum height makes the whole dialog scroll where header and footer fill a short screen with large text. */
export const Body = styled.div`
  /* Contains visually hidden children, which would otherwise extend the scroll area of the dialog. */
  position: relative;
  flex: 1 1 auto;
  min-block-size: 5.5rem;
  padding: ${space[1]} var(--pad) ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
  [data-size='large'] > & {
    padding-block-start: ${space[6]};
  }
`;

/* The last child that is not a tooltip: an unavailable button renders the tooltip with its reason as a sibling. */
const lastAction = `:nth-last-child(1 of :not([role='tooltip']))`;

export const Footer = styled.div`
  display: flex;
  gap: ${space[2]};
  flex: none;
  padding-inline: var(--pad);
  /* The gap leaves space for the focus ring. */
  [data-kind='confirm'] > & {
    flex-direction: column;
    gap: ${space[3]};
    padding-block: ${fixedSpace[7]};
  }
  [data-kind='confirm'] > & > :not([role='tooltip']) {
    inline-size: 100%;
  }
  [data-kind='form'] > & {
    padding-block: ${space[3]} ${space[6]};
    border-block-start: 1px solid ${color.border};
  }
  /* With large text the buttons wrap. */
  [data-kind='form'] > & {
    flex-wrap: wrap;
  }
  [data-kind='form'] > & > ${lastAction} {
    flex: 1 1 auto;
  }
  ${media.md} {
    [data-size] > & {
      flex-direction: row;
      gap: ${space[2]};
      justify-content: flex-end;
      padding-block: ${fixedSpace[7]} var(--pad);
    }
    [data-size] > & > :not([role='tooltip']) {
      inline-size: auto;
    }
    [data-size] > & > ${lastAction} {
      flex: none;
    }
    [data-kind='form'] > & {
      padding-block: ${space[5]} ${space[6]};
    }
    [data-size='large'][data-kind='form'] > & {
      padding-block: ${space[4]} calc(${fixedSpace[5]} - 1px);
    }
    [data-size='medium'] > & {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
