import { Container, media, space } from '@efie/ui';
import { styled } from 'styled-components';
import { Numerals } from './Numerals';

export const Page = styled(Container)`
  display: grid;
  justify-items: center;
  padding-block: ${space[16]};
  text-align: center;
  ${media.md} {
    padding-block: ${space[18]} ${space[24]};
  }
`;

export const Digits = styled(Numerals)`
  inline-size: min(678px, 100%);
  block-size: auto;
  aspect-ratio: 678 / 306;
  margin-block-end: ${space[12]};
  ${media.md} {
    margin-block-end: ${space[13]};
  }
`;

export const Message = styled.div`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 24rem;
  margin-block-end: ${space[7]};
`;
