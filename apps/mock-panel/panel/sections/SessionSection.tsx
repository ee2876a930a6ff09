import { useSession } from '@efie/api';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@efie/mocks';
import { getSignInChoice } from '@efie/mocks/controls';
import { Button, Stack, Text, VisuallyHidden } from '@efie/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, RowText } from '../MockPanel.styles';
import { Section, type SectionProps } from './Section';

interface SignInButtonProps {
  isIn: boolean;
  onClick: () => void;
  children: ReactNode;
}

function SignInButton({ isIn, onClick, children }: SignInButtonProps) {
  return (
    <Button kind={isIn ? 'soft' : 'secondary'} {...(isIn && { icon: Check })} onClick={onClick}>
      {children}
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
          <SignInButton isIn={who === 'guest'} onClick={() => controls.signIn('guest')}>
            {who === 'guest' ? 'Signed out' : 'Sign out'}
          </SignInButton>
        </Row>
        {DEMO_ACCOUNTS.map(({ key, name, email, purpose }) => (
          <Row key={key}>
            <RowText>
              <strong>{name}</strong>
              <p>{purpose}</p>
              <p>{email}</p>
              <p>{key}</p>
            </RowText>
            <SignInButton isIn={who === key} onClick={() => controls.signIn(key)}>
              <span>{who === key ? 'Signed in' : 'Sign in'}</span>
              <VisuallyHidden>{` as ${name}`}</VisuallyHidden>
            </SignInButton>
          </Row>
        ))}
      </Stack>
    </Section>
  );
}
