import { Dialog as Base } from 'radix-ui';
import { css, keyframes, styled } from 'styled-components';
import { color, container, media, motion, radius, shadow, space, type, z } from '../../theme/tokens';

const appear = keyframes`from { opacity: 0 }`;
const vanish = keyframes`to { opacity: 0 }`;
const settle = keyframes`from { opacity: 0; transform: translateY(8px) }`;
const leave = keyframes`to { opacity: 0; transform: translateY(8px) }`;
const rise = keyframes`from { transform: translateY(100%) }`;
const sink = keyframes`to { transform: translateY(100%) }`;

export const Scrim = styled(Base.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${z.scrim};
  background: ${color.scrim};
  animation: ${appear} ${motion.base} ${motion.enter};
  &[data-state='closed'] {
    animation: ${vanish} ${motion.fast} ${motion.exit} forwards;
  }
  ${media.reducedMotion} {
    &,
    &[data-state='closed'] {
      animation: none;
    }
  }
`;

const asDialog = css`
  inset: 0;
  inline-size: calc(100% - 48px);
  block-size: fit-content;
  max-block-size: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  border-block-end: 1px solid transparent;
  border-radius: ${radius.dialog};
  animation: ${settle} ${motion.base} ${motion.enter};
  &[data-state='closed'] {
    animation: ${leave} ${motion.fast} ${motion.exit} forwards;
  }
`;

export const Content = styled(Base.Content)`
  /* The words stand on the page's gutter, the edge included. */
  --pad: calc(${space[5]} - 1px);
  position: fixed;
  z-index: ${z.dialog};
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - 48px);
  &[data-shape='sheet'] {
    max-block-size: calc(100dvh - 64px);
  }
  padding-block-end: env(safe-area-inset-bottom);
  border: 1px solid transparent;
  border-block-end: 0;
  border-radius: ${radius.sheet};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.e3};
  animation: ${rise} ${motion.sheet} ${motion.enter};
  &[data-state='closed'] {
    animation: ${sink} ${motion.base} ${motion.exit} forwards;
  }
  ${media.md} {
    &[data-shape='dialog'] {
      --pad: ${space[8]};
      ${asDialog}
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
    &[data-shape='sheet'] {
      margin-inline: auto;
    }
  }
  ${media.reducedMotion} {
    &,
    &[data-shape],
    &[data-shape][data-state='closed'] {
      animation: none;
    }
  }
`;

/** 40 x 4, in a strip high enough to take hold of. */
export const Handle = styled.div`
  display: grid;
  justify-items: center;
  flex: none;
  block-size: 24px;
  padding-block-start: 10px;
  cursor: grab;
  touch-action: none;
  &::before {
    content: '';
    inline-size: 40px;
    block-size: 4px;
    border-radius: ${radius.pill};
    background: ${color.borderStrong};
  }
  ${media.md} {
    [data-shape='dialog'] > & {
      display: none;
    }
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
    margin-block: -7px;
    margin-inline: auto -12px;
  }
  &[data-kind='confirm'] {
    flex-wrap: wrap;
    row-gap: ${space[5]};
    padding-block-start: ${space[1]};
  }
  &[data-kind='form'] {
    padding-block: 13px ${space[4]};
  }
  /* Long fields pass under it. */
  [data-size='large'] > &[data-kind='form'] {
    border-block-end: 1px solid ${color.border};
  }
  ${media.md} {
    [data-shape='dialog'] > & {
      padding-block-start: var(--pad);
    }
    [data-shape='dialog'][data-size='large'] > &[data-kind='form'] {
      padding-block: 23px ${space[6]};
    }
  }
`;

/** In a confirm dialog the tile stands above the words, with the close button at the end of its line. */
export const HeadWords = styled.div`
  display: grid;
  gap: ${space[2]};
  flex: 1 1 0;
  min-inline-size: 0;
  [data-kind='form'] > & {
    gap: 3px;
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

/* Where head and footer alone fill a short screen with large text, the whole dialog scrolls instead. */
export const Body = styled.div`
  /* What is only heard stands in it, not below it in the panel, which would scroll to nothing. */
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

/* A button that says why it cannot be used has its sentence beside it: that is no last part. */
const last = `:nth-last-child(1 of :not([role='tooltip']))`;

export const Footer = styled.div`
  display: flex;
  gap: ${space[2]};
  flex: none;
  padding-inline: var(--pad);
  /* The ring of a focused button keeps clear of the one above it. */
  [data-kind='confirm'] > & {
    flex-direction: column;
    gap: ${space[3]};
    padding-block: 28px;
  }
  [data-kind='confirm'] > & > :not([role='tooltip']) {
    inline-size: 100%;
  }
  [data-kind='form'] > & {
    padding-block: ${space[3]} ${space[6]};
    border-block-start: 1px solid ${color.border};
  }
  /* With large letters the two stand under each other. */
  [data-kind='form'] > & {
    flex-wrap: wrap;
  }
  /* In a sheet that stays one, such as the filters, the other action changes what is seen behind it. */
  [data-shape='sheet'][data-kind='form'] > & > [data-kind='ghost'] {
    --pad: 12px;
    flex: 99 1 min-content;
    max-inline-size: max-content;
    color: ${color.link};
  }
  [data-kind='form'] > & > ${last} {
    flex: 1 1 auto;
  }
  [data-shape='sheet'][data-kind='form'] > & > ${last} {
    flex-basis: min-content;
  }
  ${media.md} {
    [data-shape='dialog'] > & {
      flex-direction: row;
      gap: ${space[2]};
      justify-content: flex-end;
      padding-block: 28px var(--pad);
    }
    [data-shape='dialog'] > & > :not([role='tooltip']) {
      inline-size: auto;
    }
    [data-shape='dialog'] > & > ${last} {
      flex: none;
    }
    [data-shape='dialog'][data-kind='form'] > & {
      padding-block: ${space[5]} ${space[6]};
    }
    [data-shape='dialog'][data-size='large'][data-kind='form'] > & {
      padding-block: ${space[4]} 19px;
    }
    [data-shape='dialog'][data-size='medium'] > & {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
