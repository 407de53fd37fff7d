import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Stands in its place when drawing what is inside failed. */
  fallback: ReactNode;
  /** Another one tries again. */
  resetKey: unknown;
  children: ReactNode;
};

type ErrorBoundaryState = { hasFailed: boolean; resetKey: unknown };

/** Keeps the failure of a part to that part: what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
