import { SearchField } from '@stockroom/ui';
import { type Ref, useEffect, useRef, useState } from 'react';

/** How long typing has to pause before the list is queried, in milliseconds. */
const SEARCH_PAUSE = 300;

/**
 * The search of the list. What is typed lives here and renders nothing else; after a pause, or at Enter, it becomes the list's
 * search. A search that comes from elsewhere, such as the Back button, replaces what stands here.
 */
export function SearchBox({ search, revision = 0, labels, onSearch, ref }: SearchBoxProps) {
  // Not kept: it is the address's, once the typing rests.
  const [text, setText] = useState(search);
  const [known, setKnown] = useState({ search, revision });
  const [asked, setAsked] = useState(search);
  // How often something else took the place of what stood here.
  const [replaced, setReplaced] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [replaced]);

  if (search !== known.search || revision !== known.revision) {
    setKnown({ search, revision });
    // The box's own search comes back while typing goes on: it must not remove the newest letters.
    if (search !== asked || revision !== known.revision) {
      setText(search);
      // The box's own search is over then: Forward to it is a search from elsewhere, too.
      setAsked(search);
      setReplaced(replaced + 1);
    }
  }

  const ask = (next: string) => {
    clearTimeout(timer.current);
    setAsked(next.trim());
    onSearch(next);
  };
  return (
    <SearchField
      label={labels.label}
      hideLabel
      placeholder={labels.placeholder}
      value={text}
      labels={{ clear: labels.clear }}
      ref={ref}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        // As it was: a scan that is taken back out of the field, or a letter that was a slip.
        if (next.trim() === search && search === asked) return;
        if (next === '') ask('');
        else timer.current = setTimeout(() => ask(next), SEARCH_PAUSE);
      }}
      onSubmit={(next) => {
        ask(next);
        // The next typing or scan replaces it.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      }}
    />
  );
}

export interface SearchBoxProps {
  /** The list's current search term. */
  search: string;
  /** Changes when a search that was asked for did not happen: what stands here goes back to what the list is searched by. */
  revision?: number;
  labels: {
    /** Not seen: what is searched. */
    label: string;
    placeholder: string;
    /** Of the button that empties it. */
    clear: string;
  };
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}
