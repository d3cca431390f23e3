import { useLocation, useMatches } from 'react-router-dom';
import { pageHelp } from './pageHelp';

/** Where the help for the page that is open is. */
export function usePageHelp(): string {
  const { search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  return pageHelp(handles, search);
}
