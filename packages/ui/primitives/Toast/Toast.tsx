import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { Icon, type IconType } from '../Icon';
import { Action, Card, Close, Description, Title, TextBlock } from './Toast.styles';
import type { ToastKind, Notice } from './toastStore';

const icons: Record<ToastKind, IconType> = {
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  info: Info,
};

export interface ToastProps extends Notice {
  /** Called by the close button. */
  onClose: () => void;
  /** Plays the exit animation. */
  isLeaving?: boolean;
}

/** Appearance of a toast: icon, title, one line, an action and a close button; dark in the light theme, light in the dark theme. */
export function Toast({ kind, title, description, action, onClose, isLeaving = false }: ToastProps) {
  return (
    <Card data-kind={kind} data-leaving={isLeaving}>
      <Icon icon={icons[kind]} />
      <TextBlock>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action && (
          <Action
            type="button"
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </Action>
        )}
      </TextBlock>
      <Close type="button" aria-label="Close notification" onClick={onClose}>
        <Icon icon={X} size="s" />
      </Close>
    </Card>
  );
}
