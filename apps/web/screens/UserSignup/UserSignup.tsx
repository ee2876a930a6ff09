import { useSignUpUser } from '@efie/api';
import { AuthLayout, Link, SlowNotice } from '@efie/ui';
import { UserSignupForm } from '@efie/ui/forms/UserSignupForm';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useSignup } from '../common/account/useSignup';

export function UserSignupScreen() {
  const { form, isSending, cancel } = useSignup('user', useSignUpUser());
  return (
    <AuthLayout
      title="Create Your Account"
      lead="Save homes and find them again on any phone."
      footer={
        <p>
          Already registered? <Link href={paths.userLogin}>Login</Link>
        </p>
      }
      tagline="Free for everyone who is looking."
      seed="user-signup"
      homeHref={paths.home}
    >
      <title>{pageTitle('Create Your Account')}</title>
      <UserSignupForm {...form} />
      {isSending && <SlowNotice onCancel={cancel} />}
    </AuthLayout>
  );
}
