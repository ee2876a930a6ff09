import { Component, type ReactNode } from 'react';
import { BrokenPanel } from '../../routing/boundaries/BrokenPanel';

interface RouteBoundaryProps {
  /** The current path; a change resets the error. */
  path: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  path: string;
  hasFailed: boolean;
}

/** Catches errors of a screen; header and footer stay mounted. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { path: this.props.path, hasFailed: false };

  static getDerivedStateFromProps(
    { path }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return path === state.path ? null : { path, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<RouteBoundaryState> {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenPanel /> : this.props.children;
  }
}
