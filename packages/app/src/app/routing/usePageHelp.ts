import { useLocation, useMatches } from 'react-router-dom';
import { pageHelp } from './pageHelp';

/** URL of the help for the current page. */
export function usePageHelp(): string {
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  return pageHelp(handles, search);
}
