import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * The router itself, to go somewhere or to look where one is when something is pressed. It is always the same: the router's own
 * `useNavigate` and `useSearchParams` draw whoever uses them anew with every address.
 */
export function useRouter() {
  const context = use(RouterContext);
  if (!context) throw new Error('There is no router around this component.');
  return context.router;
}
