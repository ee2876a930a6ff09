import { color, Container, darkThemeCss, media, size, skyHeight, space, type } from '@efie/ui';
import { styled } from 'styled-components';

const street = (name: string) => `url(${import.meta.env.BASE_URL}street-${name}.svg)`;

/*
 * The street is aligned to the bottom edge, on phones to the actions below it: phones show its middle at a scale of 0.65,
 * viewports from 641 px all of it. Only the image of the current color scheme and light is downloaded; streetLight.ts has
 * the variables of the lights.
 */
export const Ground = styled.section`
  --above: ${size.header};
  --sky: ${skyHeight.phone};
  --street: var(--street-phone, ${street('golden-phone')});
  --below: calc(${size.touch} + ${space[2]});
  --street-box: 0 calc(100% - var(--below)) / auto 364px;
  display: flex;
  min-block-size: calc(var(--sky) - var(--above));
  padding-block-start: ${space[5]};
  background:
    linear-gradient(${color.bg} 0 0) 0 100% / 100% var(--below) no-repeat,
    var(--street) var(--street-box) no-repeat,
    linear-gradient(${color.heroSky}) 0 calc(-1 * var(--above)) / 100%
      max(var(--sky), calc(100% + var(--above))) no-repeat;
  ${darkThemeCss(`--street: ${street('night-phone')};`)}

  ${media.sm} {
    --street: var(--street-wide, ${street('golden')});
    --street-box: -320px calc(100% - var(--below)) / auto 364px;
    ${darkThemeCss(`--street: ${street('night')};`)}
  }
  ${media.md} {
    --sky: ${skyHeight.wide};
    --below: 0px;
    --street-box: 50% 100% / max(1040px, 100%) auto;
    padding-block: ${space[3]} ${space[2]};
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

/*
 * Title, lead and search are in the sky; popular places are on the road, and the actions beside them or, on phones, below.
 * Their rows are the same without the search, whose code may still load.
 */
export const Content = styled(Container)`
  display: grid;
  grid-template: auto auto auto 1fr auto / minmax(0, 1fr);
  gap: ${space[2]} ${space[5]};
  > nav {
    grid-row: 4;
    align-self: end;
  }
  ${media.md} {
    grid-template: auto auto auto 1fr / minmax(0, 1fr) auto;
    > :not(nav, :last-child) {
      grid-column: 1 / -1;
      justify-self: center;
      text-align: center;
    }
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
  margin-block-end: ${space[2]};
  color: ${color.heroLead};
  ${type.lead}
  ${media.md} {
    max-inline-size: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-row: 5;
  gap: ${space[2]};
  > * {
    flex: 1 1 auto;
  }
  ${media.md} {
    grid-area: 4 / 2;
    align-self: end;
    flex-wrap: nowrap;
  }
  ${media.print} {
    display: none;
  }
`;
