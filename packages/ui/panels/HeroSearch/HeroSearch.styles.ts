import { styled } from 'styled-components';
import { color, fixedSpace, media, radius, shadow, size, space, type, z } from '../../theme/tokens';
import { Button } from '../../primitives';
import { Control } from '../../primitives/Combobox/Combobox.styles';

/* Three rows on phones, two from 641 px, one from 1024 px, and a line about the place once there is something to say. */
export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  inline-size: 100%;
  max-inline-size: 65rem;
  padding: ${fixedSpace[2.5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow.e3};
  text-align: start;
  ${media.print} {
    display: none;
  }
  > fieldset {
    flex: 1 1 100%;
    ${media.md} {
      flex: 0 1 11rem;
    }
  }
`;

export const PlaceBox = styled.div`
  position: relative;
  flex: 1 1 100%;
  min-inline-size: 0;
  ${media.md} {
    flex-basis: calc(100% - 12rem);
  }
  ${media.lg} {
    flex-basis: 12rem;
  }
`;

export const PlaceControl = styled(Control)`
  min-block-size: ${size.searchInput};
  padding-inline-start: ${fixedSpace[11]};
  &:placeholder-shown {
    padding-inline-end: ${fixedSpace[4]};
  }
`;

export const Bedrooms = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
  select {
    min-block-size: ${size.searchInput};
  }
  ${media.lg} {
    flex: 0 1 11rem;
  }
`;

/* The width does not depend on the number of homes. */
export const Submit = styled(Button)`
  && {
    flex: 1 1 9rem;
    ${media.lg} {
      flex: 0 1 12rem;
    }
  }
`;

export const Popup = styled.div`
  position: absolute;
  z-index: ${z.menu};
  inset-block-start: calc(100% + ${fixedSpace[1.5]});
  inset-inline: 0;
  max-block-size: min(21rem, 60vh);
  padding: ${fixedSpace[1.5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.menu};
  background: ${color.raised};
  box-shadow: ${shadow.e3};
  &[hidden] {
    display: none;
  }
`;

export const Listbox = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PopupTitle = styled.p`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.text2};
  ${type.caption}
`;

/* Not beside the open list of places, whose first one it would name. */
export const Line = styled.p`
  flex: 1 1 100%;
  padding-inline: ${space[1]};
  color: ${color.text2};
  ${type.small}
  ${Form}:has([aria-expanded='true']) > & {
    display: none;
  }
  a {
    color: ${color.link};
    font-weight: 600;
  }
`;

/* One line, which scrolls where it is too long. */
export const Popular = styled.nav`
  min-inline-size: 0;
  max-inline-size: 100%;
  ${media.print} {
    display: none;
  }
`;

/* The container of the hidden texts, which would lie beside it otherwise. */
export const PopularList = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
`;

export const PopularLink = styled.li`
  flex: none;
  a {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
    min-block-size: ${size.touch};
    padding-inline: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.pill};
    outline-offset: -3px;
    background: ${color.surface};
    color: ${color.link};
    font-weight: 600;
    text-decoration: none;
    ${type.small}
  }
  ${media.hover} {
    a:hover {
      background: ${color.secondaryHover};
    }
  }
`;

/* Its width is reserved until the number is known. */
export const Count = styled.span`
  min-inline-size: 3ch;
  color: ${color.text2};
  font-weight: 400;
  ${type.figures}
`;
