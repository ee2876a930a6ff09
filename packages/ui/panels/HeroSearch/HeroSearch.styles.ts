import { styled } from 'styled-components';
import { color, fixedSpace, media, radius, shadow, size, space, type, z } from '../../theme/tokens';
import { Button } from '../../primitives';
import { Control } from '../../primitives/Combobox/Combobox.styles';

/* Three rows on phones, one from 1024 px. */
export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2.5]};
  min-inline-size: 0;
  text-align: start;
  > fieldset {
    flex: 1 1 100%;
    ${media.lg} {
      flex: 0 1 11rem;
    }
  }
`;

export const PlaceBox = styled.div`
  position: relative;
  flex: 1 1 100%;
  min-inline-size: 0;
  ${media.lg} {
    flex: 1 1 12rem;
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

/* Two lines on phones, where the longest text wraps. */
export const Line = styled.p`
  flex: 1 1 100%;
  min-block-size: 3rem;
  color: ${color.text2};
  ${type.small}
  a {
    color: ${color.link};
    font-weight: 600;
  }
  ${media.lg} {
    min-block-size: 1.5rem;
  }
`;

export const Popular = styled.nav`
  min-inline-size: 0;
  text-align: start;
`;

export const PopularList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr));
  column-gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.lg} {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const PopularLink = styled.li`
  a {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
    min-block-size: ${size.touch};
    color: ${color.link};
    font-weight: 600;
    ${type.small}
  }
`;

/* Its width is reserved until the number is known. */
export const Count = styled.span`
  min-inline-size: 3ch;
  color: ${color.text2};
  font-weight: 400;
  ${type.figures}
`;
