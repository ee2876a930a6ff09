import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Chosen = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.toast};
  background: ${color.surface};
  & > svg {
    margin-block-start: 2px;
    color: ${color.text3};
  }
  & > button {
    margin-block: -${space[2]};
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  ${type.small}
  color: ${color.text2};
`;

export const FileName = styled.p`
  ${type.label}
  color: ${color.text};
  overflow-wrap: anywhere;
`;
