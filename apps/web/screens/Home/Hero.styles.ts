import {
  Button,
  color,
  Container,
  darkThemeCss,
  fixedSpace,
  media,
  size,
  skyHeight,
  space,
  type,
} from '@efie/ui';
import { styled } from 'styled-components';

const street = (name: string) => `url(${import.meta.env.BASE_URL}street-${name}.svg)`;

/*
 * The street is aligned to the bottom edge: phones show its middle at a scale of 0.65, viewports from 641 px all of it. Only
 * the image of the current color scheme is downloaded.
 */
export const Ground = styled.section`
  --above: ${size.header};
  --sky: ${skyHeight.phone};
  --street: ${street('day-phone')};
  --street-box: 0 100% / auto 364px;
  display: flex;
  min-block-size: calc(var(--sky) - var(--above));
  padding-block: ${space[5]} 320px;
  background:
    var(--street) var(--street-box) no-repeat,
    linear-gradient(${color.heroSky}) 0 calc(-1 * var(--above)) / 100%
      max(var(--sky), calc(100% + var(--above))) no-repeat;
  ${darkThemeCss(`--street: ${street('night-phone')};`)}

  ${media.sm} {
    --street: ${street('day')};
    --street-box: -320px 100% / auto 364px;
    ${darkThemeCss(`--street: ${street('night')};`)}
  }
  ${media.md} {
    --sky: ${skyHeight.wide};
    --street-box: 50% 100% / max(1040px, 100%) auto;
    padding-block: calc(${space[8]} - 0.0625rem) max(330px, calc(31vw + ${fixedSpace[2]}));
  }
  ${media.lg} {
    --above: ${size.headerWide};
  }
  ${media.print} {
    min-block-size: 0;
    padding-block: ${space[6]};
    background: none;
  }
`;

export const Content = styled(Container)`
  display: flex;
  flex-direction: column;
  ${media.md} {
    align-items: center;
    text-align: center;
  }
`;

export const Title = styled.h1`
  max-inline-size: 20rem;
  color: ${color.heroText};
  && {
    ${type.display}
  }
  ${media.md} {
    max-inline-size: none;
  }
`;

export const Lead = styled.p`
  max-inline-size: 30rem;
  margin-block: ${space[4]} ${space[7]};
  color: ${color.heroLead};
  ${type.lead}
  ${media.md} {
    margin-block: ${space[4.5]} calc(${space[7]} + 0.0625rem);
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
`;

export const GlassButton = styled(Button)`
  && {
    --fill: ${color.glass};
    --line: color-mix(in srgb, ${color.heroText} 50%, transparent);
  }
`;
