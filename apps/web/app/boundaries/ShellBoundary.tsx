import { Component, type ReactNode } from 'react';
import { BrokenPanel } from '../../routing/boundaries/BrokenPanel';

interface ShellBoundaryState {
  hasFailed: boolean;
}

/** The outermost net: when header, footer or a provider throws, one panel with a reload stands in for the whole page. */
export class ShellBoundary extends Component<{ children: ReactNode }, ShellBoundaryState> {
  override state: ShellBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ShellBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPanel /> : this.props.children;
  }
}
