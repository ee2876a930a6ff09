import { styled } from 'styled-components';

export interface MarkProps {
  /** Edge in px, at least 20 (design.md section 2). */
  size?: number;
  /** `forest` on brand panels; otherwise the mark follows the theme. */
  tone?: 'theme' | 'forest';
}

/** The four block tiles: roof, roof, wall and the open door. Decoration: the word or the link's name says "Efie". */
export function Mark({ size = 28, tone = 'theme' }: MarkProps) {
  const part = tone === 'forest' ? 'logo-forest' : 'logo';
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M15 1V15H1A14 14 0 0 1 15 1ZM17 1V15H31A14 14 0 0 0 17 1ZM1 17H15V31H1Z"
        fill={`var(--${part}-body)`}
      />
      <path d="M17 31V17A14 14 0 0 1 31 31Z" fill={`var(--${part}-door)`} />
    </svg>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--logo-body);
  &[data-tone='forest'] {
    color: var(--logo-forest-body);
  }
`;

const Word = styled.span`
  font: 640 1.625rem/1 var(--font-display);
  letter-spacing: -0.035em;
  font-variant-ligatures: common-ligatures;
`;

/** Mark and word. `size` is the mark's edge in px; the word keeps its own size. */
export function Logo({ size = 30, tone = 'theme' }: MarkProps) {
  return (
    <Row data-tone={tone} translate="no">
      <Mark size={size} tone={tone} />
      <Word>Efie</Word>
    </Row>
  );
}
