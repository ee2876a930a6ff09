import { Component, type ReactNode } from 'react';
import { canReloadForChunk, reloadForChunk } from '../lazyReload';
import { BrokenPanel } from './BrokenPanel';

interface RouteBoundaryProps {
  /** The present path: a new one gives the next screen its chance. */
  path: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  path: string;
  failure: { error: unknown } | null;
}

/**
 * Catches what a screen throws; header and footer stay (fault 29). A chunk that a deployment has renamed is fetched anew
 * by one silent reload (fault 28).
 */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { path: this.props.path, failure: null };

  static getDerivedStateFromProps(
    { path }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState | null {
    return path === state.path ? null : { path, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<RouteBoundaryState> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (canReloadForChunk(error)) reloadForChunk();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return canReloadForChunk(failure.error) ? null : <BrokenPanel />;
  }
}
