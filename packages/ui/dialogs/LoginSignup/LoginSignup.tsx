import { useState } from 'react';
import { styled } from 'styled-components';
import { LoginTab, SignupTab } from '../../forms/LoginSignupTabs';
import { SegmentedToggle } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';
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
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press outside or the close button. */
  onClose: () => void;
  /** Called when a tab is submitted with valid values. The dialog sends no request. */
  onSubmitted: (submitted: { tab: 'login' | 'signup' }) => void;
}

/** A combined login and sign-up dialog without a backend, which no screen uses. Lazy-load it. */
export function LoginSignup({ isOpen, onClose, onSubmitted }: LoginSignupProps) {
  const [tab, setTab] = useState<string>('login');
  const isLogin = tab === 'login';
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
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
        {/* Both stay mounted, so that switching tabs keeps their values. */}
        <div hidden={!isLogin}>
          <LoginTab onSubmit={async () => onSubmitted({ tab: 'login' })} />
        </div>
        <div hidden={isLogin}>
          <SignupTab onSubmit={async () => onSubmitted({ tab: 'signup' })} />
        </div>
      </Parts>
    </FormDialog>
  );
}
