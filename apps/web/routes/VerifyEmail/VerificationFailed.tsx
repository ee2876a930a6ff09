import { messageOr, retryText } from '@efie/api';
import { Button, Heading } from '@efie/ui';
import { pageTitle } from '../../app/title';
import { SEED } from './seed';
import { useArrivalHeading } from '../parts/useArrivalHeading';
import { UNKNOWN_CODE, type Verification } from './useVerification';
import { Tiles, Ways, Words } from './VerifyEmailPage.styles';

const SENTENCE = 'The verification code is invalid or has expired. Please request a new verification code.';

export interface VerificationFailedProps {
  email: string;
  error: unknown;
  verification: Verification;
}

/** What an agent sees of a failure: why, whom a new code goes to, and the way back to the form (checklist 335). */
export function VerificationFailed({ email, error, verification }: VerificationFailedProps) {
  const { resend, isResending, enterCode } = verification;
  const heading = useArrivalHeading();
  const said = messageOr(error, '').trim();
  // The usual words would only repeat the sentence.
  const more = [said === UNKNOWN_CODE ? '' : said, retryText(error)].filter((part) => part !== '').join(' ');
  return (
    <>
      <title>{pageTitle('Verification Failed')}</title>
      <Tiles seed={SEED} columns={3} rows={2} set="empty" gate={1.5} />
      <Words>
        <Heading level={1} {...heading.props}>
          Verification Failed
        </Heading>
        <p id={heading.sentenceId}>{SENTENCE}</p>
        {more !== '' && <p>{more}</p>}
        {email !== '' && (
          <p>
            A new code goes to{' '}
            <b>
              <bdi>{email}</bdi>
            </b>
            .
          </p>
        )}
      </Words>
      <Ways>
        <Button size="large" isFullWidth isLoading={isResending} onClick={resend}>
          Resend
        </Button>
        <Button kind="secondary" size="large" isFullWidth onClick={enterCode}>
          Enter a code
        </Button>
      </Ways>
    </>
  );
}
