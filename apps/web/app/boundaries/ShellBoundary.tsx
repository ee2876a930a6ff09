import { Component, type ReactNode } from 'react';
import { BrokenPanel } from '../../routing/boundaries/BrokenPanel';

interface ShellBoundaryState {
  hasFailed: boolean;
}

/** Outermost error boundary: replaces the whole app when the header, the footer or a provider throws. */
export class ShellBoundary extends Component<{ children: ReactNode }, ShellBoundaryState> {
  override state: ShellBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ShellBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPanel /> : this.props.children;
  }
}
