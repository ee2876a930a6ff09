import { Heart } from 'lucide-react';
import { Button } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';

export interface LoginRequiredProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Also called when a link is followed. */
  onClose: () => void;
  /** URL of the login for users. */
  userLoginHref: string;
  /** URL of the login for agents. */
  agentLoginHref: string;
}

/** Asks a guest who saves a favorite to log in as a user or an agent. Lazy-load it. */
export function LoginRequired({ isOpen, onClose, userLoginHref, agentLoginHref }: LoginRequiredProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Login Required"
      description="Log in as a user or an agent to save this property to your favorites."
      icon={Heart}
      mainAction={
        <Button size="large" href={userLoginHref} onClick={onClose}>
          Login as User
        </Button>
      }
      otherAction={
        <Button size="large" kind="secondary" href={agentLoginHref} onClick={onClose}>
          Login as Agent
        </Button>
      }
    />
  );
}
