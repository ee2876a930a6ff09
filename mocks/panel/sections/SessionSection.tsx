import { useSession } from '@efie/api';
import { Button, Text, VisuallyHidden } from '@efie/ui';
import { Check } from 'lucide-react';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../accounts';
import type { Who } from '../address';
import { whoIsIn } from '../createControls';
import { Row, Rows, RowWords } from '../MockPanel.styles';
import { Section } from './Section';

interface SignInButtonProps {
  /** What a press does, and what is then the case. */
  words: readonly [before: string, after: string];
  /** Ends the button's name, unseen. */
  name?: string;
  isIn: boolean;
  onClick: () => void;
}

function SignInButton({ words: [before, after], name, isIn, onClick }: SignInButtonProps) {
  return (
    <Button kind={isIn ? 'soft' : 'secondary'} {...(isIn && { icon: Check })} onClick={onClick}>
      {isIn ? after : before}
      {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
    </Button>
  );
}

export interface SessionSectionProps {
  onSignIn: (who: Who) => void;
}

/** Every demo account with its purpose, one press away. */
export function SessionSection({ onSignIn }: SessionSectionProps) {
  const who = whoIsIn(useSession());
  return (
    <Section title="Session">
      <Text variant="small" tone="secondary">
        Every password is {DEMO_PASSWORD}.
      </Text>
      <Rows aria-label="Demo accounts">
        <Row>
          <RowWords>
            <strong>Guest</strong>
            <p>Nobody is signed in.</p>
          </RowWords>
          <SignInButton
            words={['Sign out', 'Signed out']}
            isIn={who === 'guest'}
            onClick={() => onSignIn('guest')}
          />
        </Row>
        {DEMO_ACCOUNTS.map(({ key, name, email, purpose }) => (
          <Row key={key}>
            <RowWords>
              <strong>{name}</strong>
              <p>{purpose}</p>
              <p>{email}</p>
              <p>{key}</p>
            </RowWords>
            <SignInButton
              words={['Sign in', 'Signed in']}
              name={`as ${name}`}
              isIn={who === key}
              onClick={() => onSignIn(key)}
            />
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
