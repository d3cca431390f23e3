import { Alert } from '@stockroom/ui';
import { Component, type ReactNode } from 'react';

/** Keeps an example that fails from breaking the page. */
export class ExampleBoundary extends Component<ExampleBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Alert tone="critical">{this.props.errorMessage}</Alert> : this.props.children;
  }
}

interface ExampleBoundaryProps {
  errorMessage: string;
  children: ReactNode;
}
