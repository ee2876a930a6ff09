import { styled } from 'styled-components';
import { color, componentType, size, space, type } from '../../theme/tokens';

export const Listings = styled.ul`
  display: grid;
  & > li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[2.5]};
    border-block-start: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  & > li:first-child {
    border-block-start: 0;
  }
  & > li > svg {
    flex: none;
    margin-block-start: calc((1lh - ${size.iconM}) / 2);
  }
  & > li[data-kind='done'] > svg {
    color: ${color.link};
  }
  & > li[data-kind='failed'] > svg,
  & > li[data-kind='unsent'] > svg {
    color: ${color.danger};
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Name = styled.p`
  ${type.body}
`;

export const Reason = styled.p`
  ${type.small}
  color: ${color.text2};
`;

export const Part = styled.p`
  margin-block: ${space[3]} ${space[1]};
  ${componentType.strong}
`;

export const Progress = styled.div`
  margin-block-end: ${space[3]};
`;
