import { styled } from 'styled-components';
import { color, corner, fixedSpace, media, motion, radius, size, space, type } from '../../theme/tokens';

export const Zone = styled.div`
  --line: 1px;
  position: relative;
  display: grid;
  min-inline-size: 0;
  border: var(--line) dashed ${color.borderControl};
  border-radius: ${radius.toast};
  background: ${color.sunken};
  transition:
    background-color ${motion.fast} ${motion.standard},
    border-color ${motion.fast} ${motion.standard};
  &[data-shape='tile'] {
    border-radius: ${radius.thumb};
    background: transparent;
    &::before {
      content: '';
      grid-area: 1 / 1;
      padding-block-end: calc(75% - 1px);
    }
  }
  &[data-state='over'] {
    --line: 2px;
    border-style: solid;
    border-color: ${color.focus};
    background: ${color.primarySoft};
  }
  &[data-state='idle'] {
    ${media.hover} {
      &:hover {
        border-color: ${color.text2};
      }
    }
  }
  &[data-state='disabled'] {
    border-color: ${color.border};
    background: ${color.disabled};
  }
  &[data-invalid='true'] {
    border-color: ${color.danger};
  }
  ${media.forcedColors} {
    &[data-state='over'] {
      border-color: Highlight;
    }
    &[data-state='disabled'] {
      border-color: GrayText;
    }
  }
`;

/** Fills the zone, so that a press anywhere in it opens the file chooser. */
export const OpenButton = styled.button`
  grid-area: 1 / 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4.5]};
  min-inline-size: 0;
  min-block-size: ${size.touch};
  padding: calc(${space[7]} - var(--line) + 1px);
  border-radius: inherit;
  text-align: start;
  [data-shape='tile'] > & {
    flex-direction: column;
    justify-content: center;
    gap: ${space[2]};
    padding: ${space[2]};
    color: ${color.link};
    text-align: center;
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  [data-shape='tile'] > &[aria-disabled='true'] {
    color: ${color.text3};
  }
  ${media.belowSm} {
    [data-shape='row'] > & {
      padding: calc(${space[4]} - var(--line) + 1px);
    }
  }
`;

export const IconBox = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${fixedSpace[13]};
  block-size: ${fixedSpace[13]};
  border: 1px solid transparent;
  ${corner.gateFileIcon}
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  [data-state='over'] & {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  [data-state='disabled'] & {
    background: transparent;
    color: ${color.text3};
  }
`;

export const TextBlock = styled.span`
  display: grid;
  flex: 1 1 9rem;
  min-inline-size: 0;
  color: ${color.text2};
  [data-state='over'] & {
    color: ${color.onPrimarySoft};
  }
  [data-shape='tile'] & {
    flex: none;
    max-inline-size: 100%;
    color: inherit;
  }
`;

export const Title = styled.span`
  & > b {
    color: ${color.text};
    font-weight: 600;
  }
  [data-state='over'] & {
    font-weight: 600;
  }
  [data-state='disabled'] & > b {
    color: inherit;
  }
  [data-shape='tile'] & > b {
    color: inherit;
    ${type.label}
  }
`;

/** Nothing can be dropped with a finger. */
export const DropText = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

export const Hint = styled.span`
  ${type.small}
  color: ${color.text3};
  [data-state='over'] & {
    color: inherit;
  }
  [data-shape='tile'] & {
    ${type.caption}
  }
`;

/** Looks like a secondary button; the whole zone is the button. */
export const Chooser = styled.span`
  display: none;
  ${media.md} {
    display: inline-flex;
  }
  align-items: center;
  flex: none;
  min-block-size: ${size.button};
  padding: ${space[1]} ${space[4.5]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.secondary};
  color: ${color.onSecondary};
  ${type.button}
  [data-state='over'] &, [data-state='disabled'] & {
    display: none;
  }
`;
