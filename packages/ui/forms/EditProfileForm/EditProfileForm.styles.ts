import { styled } from 'styled-components';
import { fixedSpace, media, space, type } from '../../theme';

/** Has no gap, because the sections have margins. */
export const Sections = styled.div`
  min-inline-size: 0;
`;

/** Places the badge inside the email input, or below the input where large text leaves no space. */
export const EmailField = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  & [data-action='true'] {
    inset-inline-end: ${space[3.5]};
  }
  & input[data-end='true'] {
    padding-inline-end: 7rem;
  }
  @container (inline-size < 16rem) {
    & [data-action='true'] {
      position: static;
      margin-block-start: ${space[2]};
    }
    & input[data-end='true'] {
      padding-inline-end: ${fixedSpace[3.5]};
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  overflow-wrap: anywhere;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
  & > dt {
    ${type.label}
  }
  & > dd {
    margin: 0;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  inline-size: 100%;
  ${media.md} {
    flex-direction: row;
  }
`;
