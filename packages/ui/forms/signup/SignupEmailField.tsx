import { isEmailTaken } from '@efie/domain';
import { styled } from 'styled-components';
import { EmailField } from '../../fields/EmailField';
import { useTextValue } from '../../fields/form';
import { Link } from '../../primitives';
import { space, type } from '../../theme';

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  ${type.small}
  & > a {
    font-weight: 600;
  }
`;

/** Where a person goes whose address has an account already. */
export interface EmailTakenWays {
  /** To the verification of an address. */
  verifyHref: (email: string) => string;
  loginHref: string;
}

export interface SignupEmailFieldProps {
  ways: EmailTakenWays;
  isRequired?: boolean;
}

/**
 * The address of a new account. Once the server says that it is taken, most likely the sign-up had worked and its answer
 * was lost on the way: ways forward stand under the message and are read with the field (fault 96).
 */
export function SignupEmailField({ ways, isRequired = false }: SignupEmailFieldProps) {
  const { value, error = '' } = useTextValue('email');
  return (
    <EmailField
      name="email"
      label="Email"
      isRequired={isRequired}
      hint={
        isEmailTaken(error) && (
          <Ways>
            Is this your account? <Link href={ways.verifyHref(value.trim())}>Verify this email</Link>{' '}
            <Link href={ways.loginHref}>Log in</Link>
          </Ways>
        )
      }
    />
  );
}
