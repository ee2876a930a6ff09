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

const Image = styled.img`
  inline-size: var(--edge);
  block-size: var(--edge);
  max-inline-size: none;
  margin: -1px;
  object-fit: cover;
`;

export interface AvatarProps {
  /** At most two graphemes, cut by the caller: slicing the string here could split an emoji. */
  initials: string;
  /** Undefined, or when loading fails: the initials are shown. */
  src?: string | undefined;
  /** Width and height in px. */
  size?: 32 | 36 | 40 | 52 | 60 | 64 | 96 | 120 | 152;
  /** Accessible name. Set it only where no name is written beside the avatar. */
  label?: string;
  /** `eager` for an avatar that is visible at first. */
  loading?: 'lazy' | 'eager';
}

/** A round profile image, or else initials. */
export function Avatar({ initials, src, size = 40, label, loading = 'lazy' }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  // The image may have failed before hydration, when no listener was attached.
  const detectFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBrokenSrc(image.getAttribute('src') ?? undefined);
  }, []);
  const hasImage = src !== undefined && src !== '' && src !== brokenSrc;
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Round {...ariaProps} style={{ '--edge': `${size}px` } as CSSProperties}>
      {hasImage ? (
        <Image
          ref={detectFailure}
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
