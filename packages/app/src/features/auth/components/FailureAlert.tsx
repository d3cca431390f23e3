import { lazy, Suspense } from 'react';
import type { FailureTextProps } from './FailureText';

const FailureText = lazy(async () => ({ default: (await import('./FailureText')).FailureText }));

/** Why signing in or unlocking failed. Its code comes with the first failure: most people never meet one. */
export function FailureAlert(props: FailureTextProps) {
  return <Suspense>{props.failure && <FailureText {...props} />}</Suspense>;
}
