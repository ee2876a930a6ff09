import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme/tokens';

export const Notes = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const Rows = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.border};
  overflow-wrap: anywhere;
  & > :first-child {
    flex: 1 12rem;
    min-inline-size: 0;
  }
  &:first-child {
    border-block-start: 0;
  }
`;

export const Name = styled.p`
  ${type.cardTitle}
  & > a {
    display: inline-block;
    padding-block: ${space[2]};
    border-radius: ${radius.xs};
    color: ${color.link};
  }
`;

export const Facts = styled.p`
  ${type.small}
  color: ${color.text2};
`;

/** Bold, so that new results do not show by color alone. */
export const News = styled.p`
  ${type.small}
  color: ${color.text3};
  &[data-new='true'] {
    color: ${color.accent};
    font-weight: 650;
  }
`;

export const RowActions = styled.div`
  display: flex;
  gap: ${space[1]};
`;

export const RenameForm = styled.form`
  display: grid;
  flex: 1 100%;
  gap: ${space[3]};
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
