import { Info, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space, type } from '../../theme/tokens';
import { Icon } from '../Icon';

const icons = { offline: WifiOff, info: Info };

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-block-size: ${size.touch};
  padding: ${space[2]} ${space.gutter};
  border-block-end: 1px solid transparent;
  ${type.label}
  &[data-icon='offline'] {
    background: ${color.goldSoft};
    color: ${color.onGoldSoft};
  }
  &[data-icon='info'] {
    background: ${color.infoSoft};
    color: ${color.onInfoSoft};
  }
`;

export interface BannerProps {
  /** Names what the banner reports. */
  icon: keyof typeof icons;
  /** One sentence. */
  children: ReactNode;
}

/** A notice for the whole page, full width below the header. It pushes the page down and is announced when it appears. */
export function Banner({ icon, children }: BannerProps) {
  return (
    <Strip role="status" data-icon={icon} data-print="hidden">
      <Icon icon={icons[icon]} />
      <span>{children}</span>
    </Strip>
  );
}
