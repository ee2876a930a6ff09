import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GlyphName } from '../../theme/glyphCss.generated';
import { color, componentType, fixedSpace, radius, space } from '../../theme/tokens';
import { Icon, type IconType } from '../Icon';

/** `featured` and `glass` are for photos; a soft tone is used on a photo only for a status with a dot. */
export const BADGE_TONES = [
  'featured',
  'glass',
  'green',
  'clay',
  'gold',
  'neutral',
  'info',
  'danger',
] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

const Shape = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${fixedSpace[1.5]};
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: 1.625rem;
  padding: ${space[1]} calc(${fixedSpace[2.5]} - 1px);
  border: 1px solid transparent;
  border-radius: ${radius.badge};
  ${componentType.badge}
  background: ${color.neutralSoft};
  color: ${color.onNeutralSoft};

  & > span {
    min-inline-size: 0;
  }
  /* Text from the server stays on one line. */
  & bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-glyph] {
    --glyph-size: 14px; /* stylelint-disable-line -- the size of an icon in a badge */
  }
  &[data-tone='featured'] {
    background: ${color.featured};
    color: ${color.onFeatured};
  }
  &[data-tone='glass'] {
    background: ${color.glass};
    color: ${color.onGlass};
  }
  &[data-tone='green'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &[data-tone='clay'] {
    background: ${color.claySoft};
    color: ${color.onClaySoft};
  }
  &[data-tone='gold'] {
    background: ${color.goldSoft};
    color: ${color.onGoldSoft};
  }
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.onInfoSoft};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
`;

const Dot = styled.span`
  flex: none;
  inline-size: 7px; /* stylelint-disable-line -- a dot, drawn by its border */
  block-size: 7px; /* stylelint-disable-line -- a dot */
  border: 4px solid currentColor;
  border-radius: 50%;
`;

export interface BadgeProps {
  /** Colors; neutral by default. */
  tone?: BadgeTone;
  /** A dot before the text. Every status has one, because color alone must not carry meaning. */
  hasDot?: boolean;
  /** Before the text; filled in a featured badge. A glyph, which CSS draws, for badges that a page repeats. */
  icon?: IconType | GlyphName;
  /** One or two words. */
  children: ReactNode;
}

/** A 26 px label. Wrap text from the server in a `bdi`. */
export function Badge({ tone = 'neutral', hasDot = false, icon, children }: BadgeProps) {
  return (
    <Shape data-tone={tone} data-glyph={typeof icon === 'string' ? icon : undefined}>
      {hasDot && <Dot />}
      {icon !== undefined && typeof icon !== 'string' && (
        <Icon icon={icon} size={14} isFilled={tone === 'featured'} />
      )}
      <span>{children}</span>
    </Shape>
  );
}
