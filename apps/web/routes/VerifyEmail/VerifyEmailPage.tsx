import type { Role } from '@efie/api';
import { useLocation } from 'react-router-dom';
import { emailInQuery } from '../../app/emailInQuery';
import { AskingForCode } from './AskingForCode';
import { useVerification } from './useVerification';
import { VerificationFailed } from './VerificationFailed';
import { Verified } from './Verified';
import { Block } from './VerifyEmailPage.styles';

export interface VerifyEmailPageProps {
  /** Whose address it is: the words and the login that follow are theirs (ruling 81). */
  whose: Role;
}

/** Where an address is verified with the code of an email (specification section 2 "Email verification"). */
export function VerifyEmailPage({ whose }: VerifyEmailPageProps) {
  const { search } = useLocation();
  const email = emailInQuery(search);
  // Code and outcome belong to one address.
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
