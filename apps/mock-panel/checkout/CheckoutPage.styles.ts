import { color, media, radius, space, type } from '@efie/ui';
import { styled } from 'styled-components';
import { pillStyles } from '../pillStyles';

/** The colors of the mock panel, so that this page cannot be mistaken for the product. */
export const Page = styled.main`
  min-block-size: 100dvh;
  padding: ${space[4]};
  background: ${color.infoSoft};
  color: ${color.text};
  overflow-wrap: anywhere;
  ${media.md} {
    padding-block: ${space[14]};
  }
`;

export const Sheet = styled.div`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 440px;
  margin-inline: auto;
  padding: ${space[6]} ${space[5]};
  border: 1px solid ${color.onInfoSoft};
  border-radius: ${radius.dialog};
  background: ${color.raised};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[4]};
  border-block: 1px solid ${color.border};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  & dt {
    color: ${color.text2};
  }
  & dd {
    font-weight: 600;
    ${type.figures}
  }
`;

export const Choice = styled.button`
  padding: ${space[2]} ${space[4]};
  ${pillStyles}
  &[aria-disabled] {
    color: ${color.text2};
    cursor: progress;
  }
`;
