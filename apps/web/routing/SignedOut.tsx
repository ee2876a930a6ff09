import { Button, Container, Heading, IconTile, space, Text } from '@efie/ui';
import { LogIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusScreenHeading } from './useFocusScreenHeading';
import { paths } from './paths';
import { pageTitle } from './title';

const Panel = styled(Container)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[6]};
  min-block-size: 560px;
  padding-block: ${space[12]};
  text-align: center;
`;

const Message = styled.div`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 25rem;
`;

export interface SignedOutProps {
  /** Whether a user is logged in now. */
  isUser: boolean;
}

/** Replaces an agent's screen after the account was signed out in another tab: shows no account data. */
export function SignedOut({ isUser }: SignedOutProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused control was removed with the screen; this heading is removed when the account signs in again.
  useEffect(() => {
    title.current?.focus();
    return () => {
      if (document.activeElement === document.body) focusScreenHeading();
    };
  }, []);
  return (
    <Panel>
      <title>{pageTitle('Signed Out')}</title>
      <IconTile icon={LogIn} tone="gold" />
      <Message>
        <Heading ref={title} level={1} variant="h2" tabIndex={-1} data-page-heading>
          {isUser ? 'Your agent account is signed out' : 'You are signed out'}
        </Heading>
        <Text tone="secondary">Log in as an agent to see this page again.</Text>
      </Message>
      <Button size="large" href={paths.agentLogin}>
        Log in
      </Button>
    </Panel>
  );
}
