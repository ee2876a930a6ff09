import { Component, type ReactNode } from 'react';
import { InlineError } from '../ErrorState';

export interface WidgetBoundaryProps {
  /** The part that may throw. */
  children: ReactNode;
  /** Shown in its place after an error. */
  message?: string;
}

interface WidgetBoundaryState {
  hasFailed: boolean;
}

/** Error boundary for a part of a page: replaces the part with one line; the rest of the page keeps working. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override state: WidgetBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): WidgetBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <InlineError onRetry={() => this.setState({ hasFailed: false })}>
        {this.props.message ?? 'This part could not be shown.'}
      </InlineError>
    );
  }
}
