import { styled } from 'styled-components';
import { size, space } from '../../theme/tokens';

export const LOGO_TONES = ['theme', 'forest'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

export interface LogoProps {
  /** Width and height in px, at least 20. */
  size?: number;
  /** `forest` is for brand panels; `theme` follows the theme. */
  tone?: LogoTone;
}

/** The logo's four tiles: two roofs, a wall and the open door. Decorative: the wordmark or the link's name says "Efie". */
export function LogoMark({ size = 28, tone = 'theme' }: LogoProps) {
  const prefix = tone === 'forest' ? 'logo-forest' : 'logo';
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M15 1V15H1A14 14 0 0 1 15 1ZM17 1V15H31A14 14 0 0 0 17 1ZM1 17H15V31H1Z"
        fill={`var(--${prefix}-body)`}
      />
      <path d="M17 31V17A14 14 0 0 1 31 31Z" fill={`var(--${prefix}-door)`} />
    </svg>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2.5]};
  color: var(--logo-body);
  &[data-tone='forest'] {
    color: var(--logo-forest-body);
  }
`;

const Word = styled.span`
  font: 640 ${size.logoWide} / 1 var(--font-display);
  letter-spacing: -0.035em;
  font-variant-ligatures: common-ligatures;
`;

/** Mark and wordmark. `size` is that of the mark; the wordmark has a fixed size. */
export function Logo({ size = 30, tone = 'theme' }: LogoProps) {
  return (
    <Row data-tone={tone} translate="no">
      <LogoMark size={size} tone={tone} />
      <Word>Efie</Word>
    </Row>
  );
}
