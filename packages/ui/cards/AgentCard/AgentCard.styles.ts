import { styled } from 'styled-components';
import { clamp, color, media, radius, shadow, space, type } from '../../theme/tokens';

export const Card = styled.section`
  min-inline-size: 0;
  padding: 24px;
  border: 1px solid ${color.border};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  ${media.lg} {
    box-shadow: ${shadow.e2};
  }
`;

/** Hidden on phones, where the screen shows the price under the location. */
export const PriceRow = styled.p`
  display: none;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.4375rem;
  margin-block-end: ${space[5]};
  padding-block-end: ${space[5]};
  border-block-end: 1px solid ${color.border};
  ${type.priceLarge}
  overflow-wrap: anywhere;
  & > small {
    ${type.body}
    letter-spacing: normal;
    color: ${color.text2};
  }
  & > span {
    flex-basis: 100%;
  }
  ${media.lg} {
    display: flex;
  }
`;

export const Identity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.875rem;
  min-block-size: 60px;
`;

export const AgentDetails = styled.div`
  display: grid;
  flex: 1 1 7rem;
  row-gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.h2`
  ${clamp[3]}
  font: 650 1.0625rem/1.375rem var(--font-text);
`;

export const Business = styled.p`
  ${clamp[2]}
  ${type.small}
  color: ${color.text2};
`;

export const Bio = styled.p`
  margin-block-start: ${space[4]};
  ${type.small}
  color: ${color.text2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[5]};
  & > [data-kind='ghost'] {
    color: ${color.link};
  }
  /* With large text a long label wraps below its icon. */
  & > [data-size='large'] {
    --pad: 12px;
    flex-wrap: wrap;
  }
  ${media.print} {
    display: none;
  }
`;
