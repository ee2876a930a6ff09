import { clamp, color, componentType, fixedSpace, media, size, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Identity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3.5]};
  min-block-size: ${fixedSpace[16]};
`;

export const NameAndBusiness = styled.div`
  display: grid;
  flex: 1 1 7rem;
  row-gap: 2px;
  min-inline-size: 0;
`;

export const Name = styled.h2`
  ${clamp[4]}
  ${componentType.personName}
`;

export const Business = styled.p`
  ${clamp[4]}
  ${type.small}
  color: ${color.text2};
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${space[2.5]};
  margin-block-start: ${space[4.5]};
  ${type.small}
  ${type.figures}
  color: ${color.text2};
  & > li {
    display: flex;
    gap: ${fixedSpace[2.5]};
    min-inline-size: 0;
  }
  /* Centered on the first line at every text size. */
  & svg {
    flex: none;
    margin-block-start: calc((1lh - ${size.iconM}) / 2);
  }
  & bdi {
    ${clamp[6]}
    min-inline-size: 0;
  }
`;

/* Clamped; the public profile shows the whole bio. */
export const Bio = styled.p`
  margin-block-start: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.border};
  ${type.small}
  color: ${color.text2};
`;

export const BioText = styled.span`
  ${clamp[24]}
  white-space: pre-line;
`;

export const ActionList = styled.ul`
  margin-block-start: calc(${fixedSpace[1.5]} - 1px);
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Action = styled.span`
  display: flex;
  align-items: center;
  gap: ${fixedSpace[3]};
  inline-size: 100%;
  min-block-size: 47px; /* stylelint-disable-line -- 48px with the line above */
  padding-block: ${space[2]};
  border: 0;
  background: none;
  ${type.buttonLarge}
  text-align: start;
  text-decoration: none;
  color: ${color.text};
  cursor: pointer;
  & > svg:first-child {
    flex: none;
    color: ${color.link};
  }
  & > span {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  & > svg:last-child {
    flex: none;
    color: ${color.text3};
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  ${media.hover} {
    &:hover > span {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
