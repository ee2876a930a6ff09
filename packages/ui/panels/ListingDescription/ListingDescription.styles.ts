import { styled } from 'styled-components';
import { color, media, space, type } from '../../theme/tokens';

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-block-start: ${space[2]};
  & > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ${media.print} {
    display: none;
  }
`;

export const Body = styled.p`
  margin-block-start: ${space[2.5]};
  ${type.bodyLong}
  color: ${color.text2};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & > mark {
    border-radius: 2px;
    background: ${color.goldSoft};
    color: ${color.onGoldSoft};
    scroll-margin-block: ${space[24]};
  }
  ${media.forcedColors} {
    & > mark {
      background: Mark;
      color: MarkText;
    }
  }
`;
