import { useMutation } from '@tanstack/react-query';
import { askServer } from '../api/askServer';

/** Asks the server again for the pages that say it is down. */
export function useServerCheck() {
  const { mutate, status, error } = useMutation({ mutationFn: () => askServer() });
  return { check: () => mutate(), isChecking: status === 'pending', isBack: status === 'success', error };
}
