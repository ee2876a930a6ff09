import { styled } from 'styled-components';
import { Banner, Name } from '../../cards/ContactCard/ContactCard.styles';
import { color, fixedSpace, media, radius, space, type } from '../../theme/tokens';

export const Frame = styled.section`
  min-inline-size: 0;
  ${media.lg} {
    position: sticky;
    inset-block-start: ${space[6]};
    padding-block-start: ${space[10]};
  }
  ${media.print} {
    display: none;
  }
`;

export const Lead = styled.p`
  margin-block: ${space[1]} ${space[3]};
  ${type.small}
  color: ${color.text2};
`;

/** As narrow as a phone at every viewport: a lower banner and a smaller name. */
export const Card = styled.div`
  --gutter: ${fixedSpace[5]};
  overflow: clip;
  padding-block-end: ${fixedSpace[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.bg};
  color: ${color.text};
  overflow-wrap: anywhere;
  && ${Banner} {
    block-size: ${fixedSpace[24]};
  }
  && ${Name} {
    ${type.h3}
  }
`;
