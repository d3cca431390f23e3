import { Alert } from '@stockroom/ui';
import { Component, type ReactNode } from 'react';

/** An example that fails takes nothing of the page along. */
export class ExampleBoundary extends Component<ExampleBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Alert tone="critical">{this.props.words}</Alert> : this.props.children;
  }
}

interface ExampleBoundaryProps {
  words: string;
  children: ReactNode;
}
