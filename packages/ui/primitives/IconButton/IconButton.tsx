import { CountBadge } from '../CountBadge';
import { Icon, type IconType } from '../Icon';
import type { PressProps } from '../Press';
import { Spinner } from '../Spinner';
import { BubbleCorner, Shape } from './IconButton.styles';

interface IconButtonLook {
  /** The accessible name, in full: 'Call Ama about Villa with a garden'. */
  label: string;
  icon: IconType;
  /** `glass` for pictures: round, with the two-tone ring. */
  kind?: 'ghost' | 'soft' | 'outline' | 'glass';
  /** Colours the glyph red (delete). */
  tone?: 'plain' | 'danger';
  /** A bubble at the corner, absent at 0. Put the number into `label` too. */
  count?: number;
  children?: never;
  'aria-label'?: never;
}

/** A 44 px button with a glyph only, or with `href` such a link. */
export type IconButtonProps = PressProps & IconButtonLook;

/** A square 44 px control with a glyph and a full accessible name (design.md section 6). */
export function IconButton({
  label,
  icon,
  kind = 'ghost',
  tone = 'plain',
  count,
  ...press
}: IconButtonProps) {
  return (
    <Shape
      {...press}
      aria-label={label}
      data-kind={kind}
      data-tone={tone}
      data-ground={kind === 'glass' ? 'picture' : undefined}
    >
      {press.isLoading ? <Spinner size={20} /> : <Icon icon={icon} />}
      {count !== undefined && (
        <BubbleCorner>
          <CountBadge count={count} />
        </BubbleCorner>
      )}
    </Shape>
  );
}
