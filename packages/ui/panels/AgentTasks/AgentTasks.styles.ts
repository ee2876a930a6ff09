import { styled } from 'styled-components';
import { clamp, color, fixedSpace, media, radius, size, space, type } from '../../theme/tokens';

export const Box = styled.section`
  min-inline-size: 0;
  padding: ${fixedSpace[4]} ${fixedSpace[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  /* The dashboard makes it a grid that is taller than its rows while it loads. */
  align-content: start;
  & > h2:focus-visible {
    outline: none;
  }
  ${media.md} {
    padding: ${fixedSpace[5]} ${fixedSpace[6]};
  }
  ${media.print} {
    display: none;
  }
`;

export const Tasks = styled.ul`
  margin-block-start: ${space[2]};
  & > * + * {
    border-block-start: 1px solid ${color.border};
  }
`;

/* The action is beside the text where it fits, else below it. */
export const TaskRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
`;

export const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${fixedSpace[10]};
  block-size: ${fixedSpace[10]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.goldSoft};
  color: ${color.onGoldSoft};
`;

export const TaskText = styled.div`
  min-inline-size: 0;
`;

/* A line of the skeleton; wider screens need fewer. */
export const PhoneLine = styled.div`
  ${media.md} {
    display: none;
  }
`;

export const TaskTitle = styled.h3`
  && {
    ${type.label}
  }
  padding-block-start: 1px;
`;

export const Reason = styled.p`
  ${type.small}
  color: ${color.text2};
`;

export const Names = styled.p`
  ${clamp[2]}
  ${type.small}
  color: ${color.text3};
  ${media.md} {
    -webkit-line-clamp: 1;
  }
`;

export const TaskAction = styled.div`
  grid-row: 2;
  grid-column: 2 / -1;
  ${media.md} {
    grid-row: 1;
    grid-column: 3;
  }
`;

/* Pulled to the edge of the box by its own padding. */
export const Hide = styled.div`
  grid-row: 1;
  grid-column: 3;
  margin-block-start: -2px;
  margin-inline-end: calc(-1 * ${fixedSpace[3]});
  ${media.md} {
    grid-column: 4;
  }
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
  & > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
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

export const Rest = styled.p`
  ${type.small}
  color: ${color.text3};
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
