import { useSession } from '@efie/api';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@efie/mocks';
import { getSignInChoice } from '@efie/mocks/controls';
import { Button, Stack, Text, VisuallyHidden } from '@efie/ui';
import { Check } from 'lucide-react';
import { Row, RowText } from '../MockPanel.styles';
import { Section, type SectionProps } from './Section';

interface SignInButtonProps {
  /** The label while signed out, and while signed in. */
  labels: readonly [signedOut: string, signedIn: string];
  /** Appended to the accessible name, visually hidden. */
  name?: string;
  isIn: boolean;
  onClick: () => void;
}

function SignInButton({ labels: [signedOut, signedIn], name, isIn, onClick }: SignInButtonProps) {
  return (
    <Button kind={isIn ? 'soft' : 'secondary'} {...(isIn && { icon: Check })} onClick={onClick}>
      {isIn ? signedIn : signedOut}
      {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
    </Button>
  );
}

/** The demo accounts, each with a button to sign in. */
export function SessionSection({ controls }: SectionProps) {
  const who = getSignInChoice(useSession());
  return (
    <Section title="Session">
      <Text variant="small" tone="secondary">
        Every password is {DEMO_PASSWORD}.
      </Text>
      <Stack as="ul" role="list" aria-label="Demo accounts">
        <Row>
          <RowText>
            <strong>Guest</strong>
            <p>Nobody is signed in.</p>
          </RowText>
          <SignInButton
            labels={['Sign out', 'Signed out']}
            isIn={who === 'guest'}
            onClick={() => controls.signIn('guest')}
          />
        </Row>
        {DEMO_ACCOUNTS.map(({ key, name, email, purpose }) => (
          <Row key={key}>
            <RowText>
              <strong>{name}</strong>
              <p>{purpose}</p>
              <p>{email}</p>
              <p>{key}</p>
            </RowText>
            <SignInButton
              labels={['Sign in', 'Signed in']}
              name={`as ${name}`}
              isIn={who === key}
              onClick={() => controls.signIn(key)}
            />
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
