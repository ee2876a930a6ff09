import { styled } from 'styled-components';

/** One line and a direction of its own, however long the server's word is (fault 48). */
export const Clip = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
