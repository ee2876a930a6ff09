import { color, media, radius, size, type } from '@efie/ui';
import { css } from 'styled-components';

/** A button of the mock tools, in colors that the product does not use for buttons. */
export const pillStyles = css`
  min-block-size: ${size.touch};
  border: 1px solid ${color.onInfoSoft};
  border-radius: ${radius.pill};
  background: ${color.infoSoft};
  color: ${color.text};
  ${type.button}
  cursor: pointer;
  ${media.hover} {
    &:hover {
      border-color: ${color.text};
    }
  }
`;
