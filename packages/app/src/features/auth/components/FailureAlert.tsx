import { useEffect } from 'react';
import { lazyPart } from '../../../shared/routing/lazyPart';
import type { FailureTextProps } from './FailureText';

const FailureText = lazyPart('failure', async () => (await import('./FailureText')).FailureText);

export interface FailureAlertProps extends FailureTextProps {
  /** The form is on its way: the answer may be a failure. */
  isBusy: boolean;
}

/**
 * Why signing in or unlocking failed. Its code comes while the form is on its way, as most people never send one: asked for with the
 * failure itself, it would leave the page without a word for a third of a second.
 */
export function FailureAlert({ isBusy, ...failed }: FailureAlertProps) {
  useEffect(() => {
    if (isBusy) FailureText.preload();
  }, [isBusy]);
  return failed.failure && <FailureText {...failed} />;
}
