import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Container = styled.div`
  container-type: inline-size;
`;

/** Below 13rem (large text) the icon and the button move above the text. */
export const ChosenFile = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-inline-size: 0;
  padding-block: ${space[3]};
  padding-inline: ${space[4]} ${space[2]};
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
  @container (inline-size < 13rem) {
    flex-wrap: wrap;
    & > button {
      order: 1;
      margin-inline-start: auto;
    }
    & > div {
      order: 2;
      flex-basis: 100%;
    }
  }
`;

export const FileDetails = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  ${type.small}
  color: ${color.text2};
  overflow-wrap: anywhere;
`;

export const FileName = styled.p`
  ${type.label}
  color: ${color.text};
`;
