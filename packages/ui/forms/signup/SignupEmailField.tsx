import { isEmailTaken } from '@efie/domain/account';
import { styled } from 'styled-components';
import { EmailField } from '../../fields/EmailField';
import { useTextField } from '../../fields/form';
import { Link } from '../../primitives';
import { space, type } from '../../theme';

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  ${type.small}
  & > a {
    font-weight: 600;
  }
`;

/** Links for a user whose email already has an account. */
export interface EmailTakenLinks {
  /** URL of the verification of `email`. */
  verifyHref: (email: string) => string;
  /** URL of the login. */
  loginHref: string;
}

export interface SignupEmailFieldProps {
  /** Where users go whose email address has an account already. */
  emailTakenLinks: EmailTakenLinks;
  /** Shows a star after the label. */
  isRequired?: boolean;
}

/**
 * The email of a new account. When it is taken, most likely an earlier signup succeeded but its response was lost, so
 * links to verification and login are shown with the message.
 */
export function SignupEmailField({ emailTakenLinks, isRequired = false }: SignupEmailFieldProps) {
  const { value, error = '' } = useTextField('email');
  return (
    <EmailField
      name="email"
      label="Email"
      isRequired={isRequired}
      hint={
        isEmailTaken(error) && (
          <Links>
            Is this your account?{' '}
            <Link href={emailTakenLinks.verifyHref(value.trim())}>Verify this email</Link>{' '}
            <Link href={emailTakenLinks.loginHref}>Log in</Link>
          </Links>
        )
      }
    />
  );
}
