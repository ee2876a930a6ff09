import { color, Container, Heading, media, Section, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-block-start: ${space[10]};
  ${media.md} {
    padding-block-start: ${space[18]};
  }
`;

export const Title = styled(Heading)`
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  margin-block-start: ${space[3]};
  ${type.lead}
  color: ${color.text2};
  ${media.md} {
    margin-block-start: ${space[5]};
  }
`;

export const Cards = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[7]};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.gridGap};
    margin-block-start: ${space[12]};
  }
`;

export const Questions = styled(Section)`
  display: grid;
  gap: ${space[6]};
  ${media.lg} {
    grid-template-columns: 360px minmax(0, 1fr);
    gap: ${space[18]};
    align-items: start;
  }
`;

export const Help = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  overflow-wrap: anywhere;
  & > :last-child {
    margin-block-start: ${space[2]};
  }
`;
