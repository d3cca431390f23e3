import { useMutation } from '@tanstack/react-query';
import { checkServer } from '../api/checkServer';

/** Checks the server again for the pages that report it down. */
export function useServerCheck() {
  const { mutate, status, error } = useMutation({ mutationFn: () => checkServer() });
  return { check: () => mutate(), isChecking: status === 'pending', isBack: status === 'success', error };
}
