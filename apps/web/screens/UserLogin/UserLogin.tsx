import { BRAND } from '@efie/domain/brand';
import { AuthLayout, Link, SlowNotice } from '@efie/ui';
import { LoginForm } from '@efie/ui/forms/LoginForm';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useLogin } from '../common/account/useLogin';

export function UserLoginScreen() {
  const { send, onFailed, isSending, cancel } = useLogin('user');
  return (
    <AuthLayout
      title="Welcome Back"
      lead="Log in to see the homes you saved."
      footer={
        <p>
          New to {BRAND.name}? <Link href={paths.userSignup}>Create Your Account</Link>
        </p>
      }
      tagline="Your saved homes, on every phone you use."
      seed="user-login"
      homeHref={paths.home}
    >
      <title>{pageTitle('Login')}</title>
      <LoginForm label="Login" submitLabel="Login" send={send} onFailed={onFailed} />
      {isSending && <SlowNotice onCancel={cancel} />}
    </AuthLayout>
  );
}
