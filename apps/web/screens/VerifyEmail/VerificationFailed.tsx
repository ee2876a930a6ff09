import { messageOr, retryText } from '@efie/api';
import { Button, Heading } from '@efie/ui';
import { pageTitle } from '../../routing/title';
import { MOTIF_SEED } from './motifSeed';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { INVALID_CODE, type Verification } from './useVerification';
import { Tiles, Actions, Message } from './VerifyEmail.styles';

const DESCRIPTION =
  'The verification code is invalid or has expired. Please request a new verification code.';

export interface VerificationFailedProps {
  email: string;
  error: unknown;
  verification: Verification;
}

/** The failure panel for agents: the reason, the email address that a new code is sent to, and a way back to the form. */
export function VerificationFailed({ email, error, verification }: VerificationFailedProps) {
  const { resend, isResending, enterCode } = verification;
  const { headingProps, descriptionId } = useFocusedHeading();
  const serverMessage = messageOr(error, '');
  // The default message would repeat the description.
  const details = [serverMessage === INVALID_CODE ? '' : serverMessage, retryText(error)]
    .filter((text) => text !== '')
    .join(' ');
  return (
    <>
      <title>{pageTitle('Verification Failed')}</title>
      <Tiles seed={MOTIF_SEED} columns={3} rows={2} set="empty" gate={1.5} />
      <Message>
        <Heading level={1} {...headingProps}>
          Verification Failed
        </Heading>
        <p id={descriptionId}>{DESCRIPTION}</p>
        {details !== '' && <p>{details}</p>}
        {email !== '' && (
          <p>
            A new code goes to{' '}
            <b>
              <bdi>{email}</bdi>
            </b>
            .
          </p>
        )}
      </Message>
      <Actions>
        <Button size="large" isFullWidth isLoading={isResending} onClick={resend}>
          Resend
        </Button>
        <Button kind="secondary" size="large" isFullWidth onClick={enterCode}>
          Enter a code
        </Button>
      </Actions>
    </>
  );
}
