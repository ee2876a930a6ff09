import { styled } from 'styled-components';
import { color, space, type } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden';

export const Shell = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const Group = styled.fieldset`
  min-inline-size: 0;
  & > p {
    margin-block-start: ${space[2]};
  }
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[2]};
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const Legend = styled.legend`
  inline-size: 100%;
  margin-block-end: ${space[2]};
  ${type.label}
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const Label = styled.label`
  ${type.label}
`;

/** Decorative: `required` on the control conveys the same to assistive technology. */
export const RequiredMark = styled.span.attrs({ 'aria-hidden': true, children: ' *' })`
  color: ${color.danger};
`;

export const Optional = styled.span`
  ${type.small}
  color: ${color.text3};
  ${Legend} > & {
    float: inline-end;
    margin-inline-start: ${space[2]};
  }
`;

export const HintText = styled.p`
  ${type.caption}
  color: ${color.text3};
  overflow-wrap: anywhere;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space[1.5]};
  ${type.caption}
  color: ${color.danger};
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 0.125rem;
  }
`;
