import { SearchField } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';

/** How long typing has to pause before the list is asked for, in milliseconds (screens, 3.1 Shows). */
export const SEARCH_PAUSE = 300;

/**
 * The search of the list. What is typed lives here and renders nothing else; after a pause, or at Enter, it becomes the list's
 * search. A search that comes from elsewhere, such as the Back button, replaces what stands here.
 */
export function SearchBox({ search, revision, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('inventory');
  const [text, setText] = useState(search);
  const [known, setKnown] = useState({ search, revision });
  const [asked, setAsked] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (search !== known.search || revision !== known.revision) {
    setKnown({ search, revision });
    // What was asked from here comes back while typing goes on: it must not take the newest letters away.
    if (search !== asked || revision !== known.revision) setText(search);
  }

  const ask = (next: string) => {
    clearTimeout(timer.current);
    setAsked(next.trim());
    onSearch(next);
  };
  return (
    <SearchField
      label={t('search.label')}
      hideLabel
      placeholder={t('search.placeholder')}
      value={text}
      labels={{ clear: t('search.clear') }}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        if (next === '') ask('');
        else timer.current = setTimeout(() => ask(next), SEARCH_PAUSE);
      }}
      onSubmit={ask}
    />
  );
}

export interface SearchBoxProps {
  /** What the list is searched by now. */
  search: string;
  /** Changes when a search that was asked for did not happen: what stands here goes back to what the list is searched by. */
  revision: number;
  onSearch: (text: string) => void;
}
