import type { Role } from '@efie/api';
import { useLocation } from 'react-router-dom';
import { emailInQuery } from '../../routing/emailInQuery';
import { CodeEntry } from './CodeEntry';
import { useVerification } from './useVerification';
import { VerificationFailed } from './VerificationFailed';
import { EmailVerified } from './EmailVerified';
import { Block } from './VerifyEmail.styles';

export interface EmailVerificationProps {
  /** The role of the account, which decides the messages and the login (ruling 81). */
  accountRole: Role;
}

/** Verifies the email address of the query string with a code sent by email. */
export function EmailVerification({ accountRole }: EmailVerificationProps) {
  const { search } = useLocation();
  const email = emailInQuery(search);
  // A different email address resets the code and the result.
  return <Verification key={email} accountRole={accountRole} email={email} />;
}

function Verification({ accountRole, email }: EmailVerificationProps & { email: string }) {
  const verification = useVerification(accountRole, email);
  const { phase } = verification;
  return (
    <Block>
      {phase.kind === 'form' && (
        <CodeEntry email={email} isAfterFailure={phase.isAfterFailure} verification={verification} />
      )}
      {phase.kind === 'failed' && (
        <VerificationFailed email={email} error={phase.error} verification={verification} />
      )}
      {phase.kind === 'verified' && <EmailVerified whose={accountRole} />}
    </Block>
  );
}
