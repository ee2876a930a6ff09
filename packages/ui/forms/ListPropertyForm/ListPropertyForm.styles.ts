import { styled } from 'styled-components';
import { color, fixedSpace, media, radius, size, space, type } from '../../theme';

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;
  min-inline-size: 0;
  padding-block-end: ${space[2]};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 21.25rem);
  }
`;

/** The sections have their own margins. From 1024 px the preview is beside them, and their titles are above their fields. */
export const Sections = styled.div`
  min-inline-size: 0;
  ${media.lg} {
    --form-columns: minmax(0, 1fr);
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(22rem, 36%);
    column-gap: ${space[10]};
    > * {
      grid-column: 1;
    }
  }
`;

export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[8]};
  border-block-start: 1px solid ${color.border};
  /* The height of the card and the checklist. */
  &[data-placeholder] {
    min-block-size: 60rem;
  }
  ${media.lg} {
    /* Beside all sections. */
    && {
      grid-area: 1 / 2 / span 9;
    }
    position: sticky;
    inset-block-start: 0;
    align-self: start;
    padding-block: ${space[10]};
  }
`;

export const PreviewBar = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${fixedSpace[13]};
  margin-block-end: ${space[5]};
  padding-inline: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${type.label}
  ${type.figures}
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
  ${media.lg} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const NumberFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[5]} ${space[3]};
  align-items: end;
  ${media.md} {
    column-gap: ${space[5]};
  }
`;

export const Buttons = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Progress = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.text2};
`;

export const PhotoNames = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** Placeholder with the height of a lazy-loaded field: 44 px rows of amenities, or the empty photo field. */
export const Placeholder = styled.div`
  &[data-of='amenities'] {
    block-size: calc(17 * ${size.row} - ${space[2.5]});
  }
  &[data-of='photos'] {
    block-size: 7.625rem;
  }
  ${media.md} {
    &[data-of='amenities'] {
      block-size: calc(9 * ${size.row} - ${space[2.5]});
    }
    &[data-of='photos'] {
      block-size: 9.125rem;
    }
  }
`;

/** What the device stores of the photos. */
export const DraftNote = styled.p`
  ${type.small}
  ${type.figures}
  margin-block-start: ${space[3]};
  color: ${color.text2};
  overflow-wrap: anywhere;
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
