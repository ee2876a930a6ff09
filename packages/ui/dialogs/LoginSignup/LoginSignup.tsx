import { useState } from 'react';
import { styled } from 'styled-components';
import { LoginPart, SignupPart } from '../../forms/LoginSignupParts';
import { SegmentedToggle } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';
import { space } from '../../theme/tokens';

const TABS = [
  { value: 'login', label: 'Login' },
  { value: 'signup', label: 'Sign up' },
] as const;

const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-block-end: ${space[2]};
`;

export interface LoginSignupProps {
  isOpen: boolean;
  onClose: () => void;
  /** Told when a tab was filled in and its own rules hold. The dialog itself sends nothing (checklist 92). */
  onSubmitted: (submitted: { tab: 'login' | 'signup' }) => void;
}

/**
 * The combined login and sign-up dialog: a front end without a server behind it (specification section 2; ruling 26).
 * No page opens it. Import it lazily: it brings the dialog's and the form's code with it.
 */
export function LoginSignup({ isOpen, onClose, onSubmitted }: LoginSignupProps) {
  const [tab, setTab] = useState<string>('login');
  const isLogin = tab === 'login';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      kind="form"
      title="Your account"
      description={
        isLogin ? 'Log in with your email and password.' : 'Make an account to keep your favorites.'
      }
    >
      <Parts>
        <SegmentedToggle
          label="Login or sign up"
          isLabelHidden
          options={TABS}
          value={tab}
          onValueChange={setTab}
        />
        {/* Both stay, so that nothing typed is lost by looking at the other. */}
        <div hidden={!isLogin}>
          <LoginPart onSubmit={async () => onSubmitted({ tab: 'login' })} />
        </div>
        <div hidden={isLogin}>
          <SignupPart onSubmit={async () => onSubmitted({ tab: 'signup' })} />
        </div>
      </Parts>
    </Dialog>
  );
}
