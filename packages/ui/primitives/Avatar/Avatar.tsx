import { useCallback, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';

const Round = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--edge);
  block-size: var(--edge);
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font: 650 max(0.8125rem, calc(var(--edge) * 0.36)) / 1 var(--font-text);
  user-select: none;
`;

const Picture = styled.img`
  inline-size: var(--edge);
  block-size: var(--edge);
  max-inline-size: none;
  margin: -1px;
  object-fit: cover;
`;

export interface AvatarProps {
  /** At most two letters, each a whole grapheme, made by the caller: a letter cut here could be half an emoji. */
  initials: string;
  /** Absent or broken: the initials show. */
  src?: string | undefined;
  /** Edge in px. */
  size?: 32 | 36 | 40 | 52 | 60 | 64 | 96 | 120 | 152;
  /** Give it only where no name stands beside the picture. */
  label?: string;
  loading?: 'lazy' | 'eager';
}

/** A round picture, else initials on primary-soft (design.md section 6). */
export function Avatar({ initials, src, size = 40, label, loading = 'lazy' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const settle = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenSrc(image.getAttribute('src') ?? undefined);
  }, []);
  const hasPicture = src !== undefined && src !== '' && src !== brokenSrc;
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Round {...meaning} style={{ '--edge': `${size}px` } as CSSProperties}>
      {hasPicture ? (
        <Picture
          ref={settle}
          src={src}
          alt=""
          width={size}
          height={size}
          loading={loading}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        initials
      )}
    </Round>
  );
}
