import { styled } from 'styled-components';
import {
  clamp,
  color,
  componentType,
  fixedSpace,
  media,
  radius,
  shadow,
  size,
  space,
  type,
} from '../../theme/tokens';

export const Card = styled.section`
  min-inline-size: 0;
  padding: ${fixedSpace[6]};
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
  column-gap: calc(${space[2]} - 0.0625rem);
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
  /* Below the price, which is a span too. */
  & > * ~ span {
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
  gap: ${space[3.5]};
  min-block-size: ${fixedSpace[15]};
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
  ${componentType.personName}
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

export const Gone = styled.p`
  display: grid;
  align-items: center;
  min-block-size: ${size.button};
  margin-block-start: ${space[5]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.goldSoft};
  color: ${color.onGoldSoft};
  ${type.small}
  & + div {
    margin-block-start: ${space[2]};
  }
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
    --pad: ${fixedSpace[3]};
    flex-wrap: wrap;
  }
  ${media.print} {
    display: none;
  }
`;

export const Messages = styled.div`
  min-block-size: ${size.touch};
`;
