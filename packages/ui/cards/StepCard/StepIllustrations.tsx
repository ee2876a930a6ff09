import { styled } from 'styled-components';
import { darkThemeCss } from '../../theme/darkThemeCss';
import { corner, fixedSpace, media } from '../../theme/tokens';

/* Drawn at 384 x 256; on phones the square tile shows the middle 256. */
const Illustration = styled.svg`
  --leaf: #17523a; /* stylelint-disable-line -- drawn */
  --clay: #bb5530; /* stylelint-disable-line -- drawn */
  --gold: #edb53b; /* stylelint-disable-line -- drawn */
  --white: #ffffff; /* stylelint-disable-line -- drawn */
  --lens: #f0f6f1; /* stylelint-disable-line -- drawn */
  display: block;
  inline-size: ${fixedSpace[24]};
  block-size: ${fixedSpace[24]};
  ${corner.gateStep}
  background: var(--ground);
  ${darkThemeCss('--leaf: #1f6546; --white: #f0f2eb; --lens: #22392e;')}

  ${media.md} {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 2;
    ${corner.gateStepWide}
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

const Search = styled(Illustration)`
  --ground: #c2ddcb; /* stylelint-disable-line -- drawn */
  ${darkThemeCss('--ground: #293830;')}
`;

const Contact = styled(Illustration)`
  --ground: var(--color-gold-soft);
`;

const Key = styled(Illustration)`
  --ground: var(--color-clay-soft);
`;

/* Scaled down so that the square tile shows the whole key. */
const KeyShape = styled.path`
  transform: translate(192px, 128px) scale(0.68) translate(-205px, -128px);
  ${media.md} {
    transform: none;
  }
`;

const svgProps = {
  viewBox: '0 0 384 256',
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
  focusable: false,
} as const;

export function SearchIllustration() {
  return (
    <Search {...svgProps}>
      <path d="M262 198l86 86" stroke="var(--white)" strokeWidth="19" />
      <circle cx="192" cy="128" r="98" fill="var(--lens)" stroke="var(--white)" strokeWidth="13" />
      <path d="M128 128a64 64 0 0 1 128 0h-64v64h-64z" fill="var(--leaf)" />
      <path d="M192 128a64 64 0 0 1 64 64h-64z" fill="var(--clay)" />
    </Search>
  );
}

export function ContactIllustration() {
  return (
    <Contact {...svgProps}>
      <path
        d="M218 64V57.5A32 32 0 0 1 250 25.5H320V147L281.5 121.5V108A44 44 0 0 0 237.5 64z"
        fill="var(--clay)"
      />
      <path d="M77 64H218.5A44 44 0 0 1 262.5 108V148A44 44 0 0 1 218.5 192H128L77 230z" fill="var(--leaf)" />
      <path
        d="M114 128h.01M156 128h.01M198 128h.01"
        stroke="var(--white)"
        strokeWidth="22"
        strokeLinecap="round"
        transform="translate(10.5)"
      />
    </Contact>
  );
}

export function KeyIllustration() {
  return (
    <Key {...svgProps}>
      <path d="M0 0H64A64 64 0 0 1 0 64zM320 0H384V64A64 64 0 0 1 320 0z" fill="var(--leaf)" />
      <path d="M0 192A64 64 0 0 1 64 256H0z" fill="var(--clay)" />
      <KeyShape
        fillRule="evenodd"
        d="M192 112H345.5V144H337.5V189H317V144H296V176H275V144H192zM64 128a64 64 0 1 1 128 0a64 64 0 1 1 -128 0M101 128a27 27 0 1 0 54 0a27 27 0 1 0 -54 0"
        fill="var(--gold)"
      />
    </Key>
  );
}
