import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/**
 * The router itself, for navigating or reading the location in event handlers. Always the same object: the router's own
 * `useNavigate` and `useSearchParams` re-render their component with every address.
 */
export function useRouter() {
  const context = use(RouterContext);
  if (!context) throw new Error('There is no router around this component.');
  return context.router;
}
