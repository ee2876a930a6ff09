import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden';
import { clamp, color, fixedSpace, media, radius, size, space, type } from '../../theme/tokens';

export const Box = styled.section`
  min-inline-size: 0;
  padding: ${fixedSpace[3]} ${fixedSpace[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  & h2:focus-visible {
    outline: none;
  }
  ${media.md} {
    padding-inline: ${fixedSpace[6]};
  }
  ${media.print} {
    display: none;
  }
`;

/** The heading, and how much is done. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[6]};
  & > :nth-child(2) {
    flex: 0 1 12rem;
  }
`;

export const Tasks = styled.ul`
  margin-block-start: ${space[1]};
  & > * + * {
    border-block-start: 1px solid ${color.border};
  }
`;

/* On phones without the icon. */
export const TaskRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block: ${fixedSpace[1.5]};
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    column-gap: ${space[3]};
  }
`;

export const Tile = styled.span`
  display: none;
  place-items: center;
  inline-size: ${fixedSpace[8]};
  block-size: ${fixedSpace[8]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.goldSoft};
  color: ${color.onGoldSoft};
  ${media.md} {
    display: grid;
  }
`;

export const TaskText = styled.div`
  min-inline-size: 0;
`;

export const TaskTitle = styled.h3`
  && {
    ${type.label}
    ${media.belowMd} {
      ${clamp[2]}
    }
  }
`;

export const Reason = styled.span`
  color: ${color.text2};
`;

export const Names = styled.span`
  color: ${color.text3};
`;

/** What is known about the task, on one line; on phones, where each row is as high as its button, for screen readers. */
export const Details = styled.p`
  ${media.belowMd} {
    ${visuallyHidden}
  }
  ${media.md} {
    ${clamp[2]}
    -webkit-line-clamp: 1;
    ${type.small}
  }
`;

/** The answers about an old listing. */
export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Where photos are dropped, beside the button that chooses them. */
export const PhotoDrop = styled.div`
  ${media.md} {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[2]};
    padding-inline-start: ${space[3]};
    border: 1px dashed ${color.borderStrong};
    background: ${color.sunken};
    border-radius: ${radius.control};
    &[data-over='true'] {
      border-color: ${color.primary};
      background: ${color.primarySoft};
    }
  }
`;

/** Not on devices that are used with fingers, where nothing can be dropped. */
export const DropHint = styled.span`
  display: none;
  ${type.caption}
  color: ${color.text2};
  ${media.md} {
    @media (pointer: fine) {
      display: block;
    }
  }
`;

export const PriceForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[2]};
  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
    max-inline-size: 11rem;
  }
  > button {
    min-block-size: ${size.input};
  }
`;

export const TaskAction = styled.div`
  ${media.md} {
    & > * {
      min-inline-size: 7rem;
    }
  }
`;

/* Pulled to the edge of the box by its own padding. */
export const Hide = styled.div`
  margin-inline-end: calc(-1 * ${fixedSpace[3]});
`;

export const Subjects = styled.ul`
  grid-column: 1 / -1;
  border-block-start: 1px solid ${color.border};
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  ${media.md} {
    grid-column: 2 / -1;
  }
`;

export const Subject = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[1.5]};
  & > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  & > :last-child {
    max-inline-size: 100%;
  }
`;

export const SubjectName = styled.p`
  ${type.small}
  ${clamp[2]}
  color: ${color.text};
`;

export const SubjectDetail = styled.p`
  ${type.caption}
  color: ${color.text2};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  min-block-size: ${size.touch};
`;

/* Without tasks: the sentence and the button in one line, where they fit. */
export const Nothing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-block-start: ${space[1]};
  color: ${color.text2};
`;

export const Unchecked = styled.p`
  margin-block-start: ${space[1]};
  ${type.small}
  color: ${color.text2};
`;
