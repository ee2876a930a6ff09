import {
  color,
  Container,
  darkThemeCss,
  fixedSpace,
  media,
  radius,
  shadow,
  size,
  skyHeight,
  space,
  type,
} from '@efie/ui';
import { styled } from 'styled-components';

const street = (name: string) => `url(${import.meta.env.BASE_URL}street-${name}.svg)`;

/*
 * The street is aligned to the bottom edge: phones show its middle at a scale of 0.65, viewports from 641 px all of it. Only
 * the image of the current color scheme and light is downloaded; streetLight.ts has the variables of the lights.
 */
export const Ground = styled.section`
  --above: ${size.header};
  --sky: ${skyHeight.phone};
  --street: var(--street-phone, ${street('golden-phone')});
  --street-box: 0 100% / auto 364px;
  display: flex;
  min-block-size: calc(var(--sky) - var(--above));
  padding-block: ${space[5]} 9rem;
  background:
    var(--street) var(--street-box) no-repeat,
    linear-gradient(${color.heroSky}) 0 calc(-1 * var(--above)) / 100%
      max(var(--sky), calc(100% + var(--above))) no-repeat;
  ${darkThemeCss(`--street: ${street('night-phone')};`)}

  ${media.sm} {
    --street: var(--street-wide, ${street('golden')});
    --street-box: -320px 100% / auto 364px;
    ${darkThemeCss(`--street: ${street('night')};`)}
  }
  ${media.md} {
    --sky: ${skyHeight.wide};
    --street-box: 50% 100% / max(1040px, 100%) auto;
    padding-block: ${space[4]} ${space[5]};
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
  margin-block: ${space[3]} ${space[6]};
  color: ${color.heroLead};
  ${type.lead}
  ${media.md} {
    max-inline-size: none;
    margin-block: ${space[3]} 9.5rem;
  }
`;

/*
 * In front of the street. Its rows are the form, then popular places and actions. The height of the form is reserved while its
 * code loads.
 */
export const SearchPanel = styled.div`
  display: grid;
  align-content: end;
  gap: ${space[2]} ${space[5]};
  inline-size: 100%;
  min-block-size: 31.25rem;
  margin-block-start: auto;
  padding: ${fixedSpace[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow.e3};
  ${media.md} {
    min-block-size: 24rem;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-block-size: 11rem;
    padding: ${space[5]} ${space[5]} ${space[4]};
    > form {
      grid-column: 1 / -1;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.lg} {
    grid-column: 2;
  }
`;
