import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePreferences } from '../preferences/usePreferences';

/** Whether the page is dark now, by choice or by the system's setting. */
export function useIsDark(): boolean {
  const [{ scheme }] = usePreferences();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return scheme === 'dark' || (scheme === 'auto' && systemIsDark);
}
