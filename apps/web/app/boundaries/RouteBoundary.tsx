import { Component, type ReactNode } from 'react';
import { reloadOnceForChunk } from '../lazyReload';
import { BrokenPanel } from './BrokenPanel';

interface RouteBoundaryProps {
  /** The present path: a new one gives the next screen its chance. */
  path: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  failedPath: string | null;
}

/**
 * Catches what a screen throws; header and footer stay (fault 29). A chunk that a deployment has renamed is fetched anew
 * by one silent reload (fault 28).
 */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { failedPath: null };

  static getDerivedStateFromProps(
    props: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return state.failedPath !== null && state.failedPath !== props.path ? { failedPath: null } : null;
  }

  override componentDidCatch(error: unknown): void {
    if (reloadOnceForChunk(error)) return;
    this.setState({ failedPath: this.props.path });
  }

  static getDerivedStateFromError(): Partial<RouteBoundaryState> {
    return { failedPath: '' };
  }

  override render() {
    return this.state.failedPath === null ? this.props.children : <BrokenPanel />;
  }
}
