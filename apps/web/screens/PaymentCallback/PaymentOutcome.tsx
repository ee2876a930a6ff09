import { Button, Heading, Icon, type IconType } from '@efie/ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { ContactSupport, paymentSubject } from '../common/payments/ContactSupport';
import { Actions, Message, Tile } from './PaymentCallback.styles';

export interface PaymentOutcomeProps {
  /** Title of the page. */
  title: string;
  tone: 'danger' | 'gold' | 'neutral';
  icon: IconType;
  heading: string;
  headingProps: Omit<ComponentPropsWithRef<typeof Heading>, 'level' | 'children'> & {
    'data-page-heading'?: boolean;
  };
  /** Reference of the payment for the message to support; '' without one. */
  reference: string;
  /** An action before Back to Plans, which is then the second one. */
  action?: ReactElement | false | undefined;
  /** The outcome, and the next step for the agent. */
  children: ReactNode;
}

/** A payment that is not confirmed: what happened, the plans and the support. */
export function PaymentOutcome({
  title,
  tone,
  icon,
  heading,
  headingProps,
  reference,
  action,
  children,
}: PaymentOutcomeProps) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <Tile data-tone={tone} aria-hidden="true">
        <Icon icon={icon} size={44} />
      </Tile>
      <Message>
        <Heading level={1} {...headingProps}>
          {heading}
        </Heading>
        {children}
      </Message>
      <Actions data-many>
        {action}
        <Button kind={action ? 'secondary' : 'primary'} size="large" isFullWidth href={paths.plans}>
          Back to Plans
        </Button>
        <ContactSupport subject={paymentSubject(reference)} />
      </Actions>
    </>
  );
}
