import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme/tokens';

export const Body = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  margin-block-start: ${space[4]};
  & > :last-child {
    inline-size: 100%;
  }
`;

/** A fifth of the picture. */
export const Preview = styled.div`
  inline-size: 216px;
  block-size: 270px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.sunken};
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const Status = styled.p`
  ${type.small}
  color: ${color.text2};
  text-align: center;
`;
