import { useSignUpAgent } from '@efie/api';
import { BRAND } from '@efie/domain/brand';
import { color, Container, Heading, Link, SlowNotice, space, Text } from '@efie/ui';
import { AgentSignupForm } from '@efie/ui/forms/AgentSignupForm';
import { notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { styled } from 'styled-components';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useSignup } from '../common/account/useSignup';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[12]} ${space.section};
`;

const Top = styled.header`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Login = styled.p`
  color: ${color.text2};
  margin-block-start: ${space[2]};
  & > a {
    font-weight: 600;
  }
`;

/** Not announced: focus is on the field, whose own message is read. */
const notifyMismatch = () =>
  notifyWithoutAnnouncement({
    kind: 'error',
    title: 'Password Mismatch',
    description: 'Please ensure both passwords match.',
  });

export function AgentSignupScreen() {
  const { form, isSending, cancel } = useSignup('agent', useSignUpAgent());
  return (
    <Page>
      <title>{pageTitle(`Become an ${BRAND.name} agent`)}</title>
      <Top>
        <Heading level={1} tabIndex={-1} data-page-heading>
          Become an {BRAND.name} agent
        </Heading>
        <Text variant="lead" tone="secondary">
          List homes to rent or sell, and let people call you directly.
        </Text>
        <p>
          <Link href={paths.plans}>See the plans and their prices</Link>
        </p>
      </Top>
      <AgentSignupForm
        {...form}
        onMismatch={notifyMismatch}
        termsHref={paths.termsOfService}
        privacyHref={paths.privacyPolicy}
        footer={
          <>
            {isSending && <SlowNotice onCancel={cancel} />}
            <Login>
              Already an agent? <Link href={paths.agentLogin}>Agent Login</Link>
            </Login>
          </>
        }
      />
    </Page>
  );
}
