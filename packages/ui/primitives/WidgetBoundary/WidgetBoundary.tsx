import { Component, type ReactNode } from 'react';
import { ErrorLine } from '../ErrorState';

export interface WidgetBoundaryProps {
  children: ReactNode;
  /** What could not be shown, as one sentence. */
  message?: string;
}

interface WidgetBoundaryState {
  hasFailed: boolean;
}

/** Holds a part of a page that throws while rendering: one line stands in its box, the rest of the page works (fault 29). */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override state: WidgetBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): WidgetBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorLine onRetry={() => this.setState({ hasFailed: false })}>
        {this.props.message ?? 'This part could not be shown.'}
      </ErrorLine>
    );
  }
}
