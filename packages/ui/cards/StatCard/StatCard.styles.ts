import { styled } from 'styled-components';
import { color, space, type } from '../../theme/tokens';

/** The label and its figure, which moves nothing when it arrives, on one line; more with a long label. */
export const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[1.5]};
  min-inline-size: 0;
  min-block-size: 1.8125rem;
  overflow-wrap: anywhere;
`;

export const Figure = styled.p`
  ${type.stat}
`;

export const Label = styled.p`
  ${type.small}
  color: ${color.text2};
`;

export const Failure = styled.p`
  ${type.caption}
  color: ${color.text3};
`;
