import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { IconTile, type IconTileProps } from '../IconTile';
import { Head, HeadText, Subtitle, Title } from './DialogFrame.styles';

export interface DialogHeaderProps {
  /** `confirm`: a question or notice below its icon. `form`: the header stays visible while the body scrolls. */
  kind: 'confirm' | 'form';
  /** The heading and accessible name of the dialog. */
  title: string;
  /** Below the title; the accessible description. */
  description?: ReactNode;
  /** Shown in a tile above the title. */
  icon?: IconTileProps['icon'] | undefined;
  /** Color of the icon's tile. */
  iconTone?: IconTileProps['tone'];
  /** Called by the close button; without it there is none. */
  onClose?: () => void;
  /** The close button is disabled. */
  isLocked?: boolean;
}

/** The icon, heading, description and close button of a dialog. */
export function DialogHeader({
  kind,
  title,
  description,
  icon,
  iconTone = 'green',
  onClose,
  isLocked = false,
}: DialogHeaderProps) {
  return (
    <Head data-kind={kind}>
      {icon !== undefined && <IconTile icon={icon} tone={iconTone} />}
      <HeadText>
        <Title>{title}</Title>
        {description !== undefined && <Subtitle>{description}</Subtitle>}
      </HeadText>
      {onClose && (
        <IconButton label="Close" icon={X} onClick={onClose} disabled={isLocked} data-close="true" />
      )}
    </Head>
  );
}
