import { styled } from 'styled-components';
import { color, container, media, space, type } from '../../theme/tokens';

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[14]};
  padding-block: ${space[8]};
  border-block-start: 1px solid ${color.border};
  ${media.lg} {
    grid-template-columns: var(--form-columns, ${container.formLabel} minmax(0, 1fr));
    padding-block: ${space[10]};
  }
`;

export const TextBlock = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1.5]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > p {
    ${type.small}
    color: ${color.text2};
  }
`;

export const Fields = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-inline-size: 0;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A field that spans both columns: a long text, a file, a pair of inputs. */
export const FullWidthField = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export const End = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  min-inline-size: 0;
  ${media.lg} {
    grid-column: -2;
  }
  & > button {
    inline-size: 100%;
    ${media.md} {
      inline-size: auto;
    }
  }
`;
