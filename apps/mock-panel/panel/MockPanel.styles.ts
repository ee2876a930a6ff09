import { color, componentType, media, radius, shadow, size, space, type, visuallyHidden, z } from '@efie/ui';
import { styled } from 'styled-components';
import { pillStyles } from '../pillStyles';

export const PanelRoot = styled.aside`
  ${media.print} {
    display: none;
  }
`;

/** Matches while the bar of the comparison is in the middle of the bottom, where it may be as wide as a phone. */
const whenCompareBar = 'body:has([data-compare-bar]) &';

/** Matches while a contact bar is at the bottom of the screen. */
const whenContactBar = 'body:has([data-contact-bar]) &';

export const Pill = styled.button`
  position: fixed;
  z-index: ${z.menu};
  inset-block-end: calc(${space[4]} + env(safe-area-inset-bottom));
  inset-inline-start: ${space[4]};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-inline-size: min(20rem, 100% - 2 * ${space[4]});
  padding-inline: calc((${size.touch} - ${size.iconM}) / 2 - 1px);
  ${pillStyles}
  ${media.md} {
    padding-inline: ${space[4]};
  }
  ${media.belowLg} {
    ${whenContactBar} {
      inset-inline: auto ${space[4]};
      inset-block-end: calc(${size.contactBar} + ${space[4]} + env(safe-area-inset-bottom));
    }
    ${whenCompareBar} {
      inset-block-end: calc(2 * ${size.contactBar} + ${space[4]} + env(safe-area-inset-bottom));
    }
  }
`;

/** On phones an icon is enough, unless the backend is unusual. */
export const PillLabel = styled.span`
  ${media.belowMd} {
    &[data-alone='true'] {
      ${visuallyHidden}
    }
  }
`;

export const PillState = styled.span`
  overflow: hidden;
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::before {
    content: '· ';
  }
`;

/** Non-modal and below dialogs, so that the app stays usable. A bottom sheet on phones. */
export const Drawer = styled.div`
  position: fixed;
  z-index: ${z.menu};
  inset-block-end: 0;
  inset-inline: 0;
  max-block-size: 75dvh;
  border: 1px solid ${color.onInfoSoft};
  border-block-end: 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.e3};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  ${media.md} {
    inset-block: 0;
    inset-inline: 0 auto;
    inline-size: 360px;
    max-block-size: none;
    border-width: 0;
    border-inline-end-width: 1px;
    border-radius: 0;
  }
`;

export const Head = styled.div`
  position: sticky;
  z-index: ${z.cardAction};
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]};
  padding-inline: ${space[5]} ${space[2]};
  border-block-end: 1px solid ${color.onInfoSoft};
  background: ${color.infoSoft};
  & > h2 {
    flex: 1;
  }
`;

export const PanelSection = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};
  & + & {
    border-block-start: 1px solid ${color.border};
  }
`;

export const StateList = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[4]};
  ${type.small}
  & > dt {
    color: ${color.text2};
  }
  & > dd {
    font-weight: 600;
  }
`;

/** Text with a button at the end of the line, or below when both do not fit. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
`;

export const RowText = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
  ${type.small}
  & > strong {
    display: block;
  }
  & > p {
    color: ${color.text2};
  }
`;

export const Code = styled.code`
  ${componentType.total}
  letter-spacing: 0.12em;
  ${type.figures}
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  & > :not(button) {
    inline-size: 100%;
  }
`;

/** As wide as its section, whatever the width of its fields. */
export const RecordFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Rendered before it has text, so that screen readers announce the text. */
export const Outcome = styled.div`
  ${type.small}
  font-weight: 600;
  &:empty {
    display: none;
  }
`;
