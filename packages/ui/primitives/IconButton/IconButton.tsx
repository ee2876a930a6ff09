import { CountBadge } from '../CountBadge';
import { Icon, type IconType } from '../Icon';
import type { PressableProps } from '../Pressable';
import { Spinner } from '../Spinner';
import { BubbleCorner, Shape } from './IconButton.styles';

interface IconButtonBaseProps {
  /** Full accessible name: 'Call Ama about Villa with a garden'. */
  label: string;
  icon: IconType;
  /** `glass` is for photos: round, with a two-tone focus ring. */
  kind?: 'ghost' | 'soft' | 'outline' | 'glass';
  tone?: 'plain' | 'danger';
  /** Count at the corner, hidden at 0. Include the number in `label`. */
  count?: number;
  children?: never;
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
  return (
    <Shape
      {...pressProps}
      aria-label={label}
      data-kind={kind}
      data-tone={tone}
      data-ground={kind === 'glass' ? 'picture' : undefined}
    >
      {pressProps.isLoading ? <Spinner size={20} /> : <Icon icon={icon} />}
      {count !== undefined && (
        <BubbleCorner>
          <CountBadge count={count} />
        </BubbleCorner>
      )}
    </Shape>
  );
}
