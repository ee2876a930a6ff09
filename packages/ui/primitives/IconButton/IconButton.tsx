import type { GlyphName } from '../../theme/glyphCss.generated';
import { CountBadge } from '../CountBadge';
import { Icon, type IconType } from '../Icon';
import type { PressableProps } from '../Pressable';
import { Spinner } from '../Spinner';
import { BubbleCorner, Shape } from './IconButton.styles';

export const ICON_BUTTON_KINDS = ['ghost', 'soft', 'outline', 'glass'] as const;
export type IconButtonKind = (typeof ICON_BUTTON_KINDS)[number];

export const ICON_BUTTON_TONES = ['plain', 'danger'] as const;
export type IconButtonTone = (typeof ICON_BUTTON_TONES)[number];

export interface IconButtonBaseProps {
  /** Full accessible name: 'Call Ama about Villa with a garden'. */
  label: string;
  /**
   * While loading, a spinner replaces it, or with `aria-pressed` is around it. A name is an icon that CSS draws, for buttons
   * that a page repeats.
   */
  icon: IconType | GlyphName;
  /** `glass` is for photos: round, with a two-tone focus ring. */
  kind?: IconButtonKind;
  /** `danger` for an action that loses data. */
  tone?: IconButtonTone;
  /** Count at the corner, hidden at 0. Include the number in `label`. */
  count?: number;
  /** Not taken: it shows the icon. */
  children?: never;
  /** Not taken: use `label`. */
  'aria-label'?: never;
}

export type IconButtonProps = PressableProps & IconButtonBaseProps;

/** A square 44 px button, or with `href` a link, that shows only an icon and has a full accessible name. */
export function IconButton({
  label,
  icon,
  kind = 'ghost',
  tone = 'plain',
  count,
  ...pressProps
}: IconButtonProps) {
  const { isLoading } = pressProps;
  const isToggle = pressProps['aria-pressed'] !== undefined;
  const hasIcon = !isLoading || isToggle;
  return (
    <Shape
      {...pressProps}
      aria-label={label}
      data-kind={kind}
      data-tone={tone}
      data-glyph={typeof icon === 'string' && hasIcon ? icon : undefined}
      data-ground={kind === 'glass' ? 'picture' : undefined}
    >
      {typeof icon !== 'string' && hasIcon && <Icon icon={icon} />}
      {isLoading && <Spinner size={isToggle ? 36 : 20} />}
      {count !== undefined && (
        <BubbleCorner>
          <CountBadge count={count} />
        </BubbleCorner>
      )}
    </Shape>
  );
}
