import type { Role } from '@efie/api';
import { useLocation } from 'react-router-dom';
import { emailInQuery } from '../../routing/emailInQuery';
import { AskingForCode } from './AskingForCode';
import { useVerification } from './useVerification';
import { VerificationFailed } from './VerificationFailed';
import { Verified } from './Verified';
import { Block } from './VerifyEmailPage.styles';

export interface VerifyEmailPageProps {
  /** The role of the account, which decides the messages and the login (ruling 81). */
  whose: Role;
}

/** Verifies the email address of the query string with a code sent by email. */
export function VerifyEmailPage({ whose }: VerifyEmailPageProps) {
  const { search } = useLocation();
  const email = emailInQuery(search);
  // A different email address resets the code and the result.
  return <Verification key={email} whose={whose} email={email} />;
}

function Verification({ whose, email }: VerifyEmailPageProps & { email: string }) {
  const verification = useVerification(whose, email);
  const { phase } = verification;
  return (
    <Block>
      {phase.kind === 'asking' && (
        <AskingForCode email={email} isBack={phase.isBack} verification={verification} />
      )}
      {phase.kind === 'failed' && (
        <VerificationFailed email={email} error={phase.error} verification={verification} />
      )}
      {phase.kind === 'verified' && <Verified whose={whose} />}
    </Block>
  );
}
