import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, componentType, fixedSpace, radius, space } from '../../theme/tokens';
import { Icon, type IconType } from '../Icon';

export const ALERT_KINDS = ['info', 'success', 'warning', 'danger'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

const icons: Record<AlertKind, IconType> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: calc(${fixedSpace[3]} - 1px) ${space[3]};
  padding: calc(${fixedSpace[3.5]} - 1px) ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.controlLarge};
  ${componentType.choice}
  &[data-kind='info'] {
    background: ${color.infoSoft};
    color: ${color.onInfoSoft};
  }
  &[data-kind='success'] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &[data-kind='warning'] {
    background: ${color.goldSoft};
    color: ${color.onGoldSoft};
  }
  &[data-kind='danger'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
  & :is(a, button) {
    color: inherit;
  }
  & > svg {
    margin-block-start: 1px;
  }
`;

/* Stays beside the icon at any text size. */
const Message = styled.div`
  flex: 1 1 min(12rem, 100% - ${fixedSpace[5]} - ${space[3]});
  min-inline-size: 0;
`;

/* Aligns the button's label with the alert's padding; the hover background stays inside the box. */
const Action = styled.div`
  margin: calc(-1 * (${fixedSpace[3]} - 1px)) calc(-1 * (${fixedSpace[3.5]} - 1px));
  & [data-kind='ghost'] {
    --pad: ${fixedSpace[3]};
  }
`;

export interface AlertProps {
  /** Sets the icon and the colors. */
  kind: AlertKind;
  /** Text of the message. */
  children: ReactNode;
  /** A ghost button or link at the end of the row. */
  action?: ReactNode;
  /** Announces the message when it appears: `alert` immediately, `status` politely. Omit for permanent text. */
  role?: 'alert' | 'status';
}

/** A message that stays on the page. Icon and text carry the meaning; color only supports it. */
export function Alert({ kind, children, action, role }: AlertProps) {
  return (
    <Box data-kind={kind} role={role}>
      <Icon icon={icons[kind]} />
      <Message>{children}</Message>
      {action !== undefined && <Action>{action}</Action>}
    </Box>
  );
}
