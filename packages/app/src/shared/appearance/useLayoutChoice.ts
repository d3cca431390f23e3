import { useSearchParams } from 'react-router-dom';
import { SELECTABLE_LAYOUTS, type Preferences } from '../preferences/preferences';
import { usePreferences } from '../preferences/usePreferences';

type LikedLayout = Preferences['layout'];

/** The current layout and its setter. A layout in the URL overrides the preference, so the setter removes it from the URL. */
export function useLayoutChoice(): [LikedLayout, (layout: LikedLayout) => void] {
  const [{ layout }, set] = usePreferences();
  const [query, setQuery] = useSearchParams();
  const asked = SELECTABLE_LAYOUTS.find((each) => each === query.get('layout'));
  const choose = (chosen: LikedLayout) => {
    set({ layout: chosen });
    if (!query.has('layout')) return;
    const rest = new URLSearchParams(query);
    rest.delete('layout');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return [asked ?? layout, choose];
}
