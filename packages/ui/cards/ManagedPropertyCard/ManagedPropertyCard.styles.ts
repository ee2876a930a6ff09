import { styled } from 'styled-components';
import { clamp, color, fixedSpace, size, space, type, z } from '../../theme/tokens';
import { aboveLink, Photo as CardPhoto } from '../PropertyCard/PropertyCard.styles';

export const Photo = styled(CardPhoto)`
  aspect-ratio: 16 / 10;
`;

/** Status and views over the top of the photo; a long status is truncated first. */
export const Head = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  inset-block-start: ${fixedSpace[3]};
  inset-inline: ${fixedSpace[3]};
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  pointer-events: none;
  & > :first-child:not(:only-child) {
    min-inline-size: 0;
  }
  & > [data-tone='glass'] {
    flex: none;
    margin-inline-start: auto;
  }
`;

export const Foot = styled.div`
  position: absolute;
  z-index: ${z.cardAction};
  inset-block-end: ${fixedSpace[3]};
  inset-inline-end: ${fixedSpace[3]};
  display: flex;
  pointer-events: none;
`;

export const Figure = styled.span`
  ${type.figures}
`;

export const Description = styled.p`
  ${clamp[2]}
  min-block-size: 1.25rem;
  max-block-size: 2.5rem;
  margin-block-start: ${space[2.5]};
  ${type.small}
  overflow-wrap: anywhere;
  color: ${color.text2};
`;

/** Pushed to the bottom, so that it lines up across a row of cards. */
export const Listed = styled.p`
  min-block-size: calc(1.125rem + 0.75rem + 1px);
  margin-block-start: auto;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.border};
  ${type.caption}
  color: ${color.text3};
`;

export const Actions = styled.div`
  ${aboveLink}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2.5]};
  & > :nth-child(-n + 2) {
    flex: 1 6rem;
    min-inline-size: 0;
  }
  /* With a menu, four controls share a row; in a narrow card the first two have no icons. */
  &[data-menu='true'] > :nth-child(-n + 2) {
    flex-basis: 4.5rem;
    @container (inline-size < 20rem) {
      & svg {
        display: none;
      }
    }
  }
`;

export const Note = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[2.5]};
  ${type.small}
  overflow-wrap: anywhere;
  color: ${color.danger};
  & > svg {
    flex: none;
    margin-block-start: calc((1lh - ${size.iconS}) / 2);
  }
`;
