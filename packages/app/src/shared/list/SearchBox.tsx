import { SearchField } from '@stockroom/ui';
import { type Ref, useEffect, useRef, useState } from 'react';

/** Pause in typing before the list is queried, in milliseconds. */
const SEARCH_PAUSE = 300;

/**
 * Search box of a list. Typed text is its own state and re-renders nothing else; after a pause, or on Enter, it becomes the
 * list's search term. A term from elsewhere, such as the Back button, replaces the text.
 */
export function SearchBox({ search, revision = 0, labels, onSearch, onEnter = onSearch, ref }: SearchBoxProps) {
  // Not persisted: the address has it once typing pauses.
  const [text, setText] = useState(search);
  const [known, setKnown] = useState({ search, revision });
  const [asked, setAsked] = useState(search);
  // Counts replacements of the text from elsewhere.
  const [replaced, setReplaced] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [replaced]);

  if (search !== known.search || revision !== known.revision) {
    setKnown({ search, revision });
    // The box's own search arrives while typing continues: it must not remove the newest letters.
    if (search !== asked || revision !== known.revision) {
      setText(search);
      // The box's own search is then complete: Forward to it counts as a search from elsewhere, too.
      setAsked(search);
      setReplaced(replaced + 1);
    }
  }

  const requestSearch = (next: string, request = onSearch) => {
    clearTimeout(timer.current);
    setAsked(next.trim());
    request(next);
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
        // Unchanged: a scan was taken back out of the field, or a mistyped letter removed.
        if (next.trim() === search && search === asked) return;
        if (next === '') requestSearch('');
        else timer.current = setTimeout(() => requestSearch(next), SEARCH_PAUSE);
      }}
      onSubmit={(next) => {
        requestSearch(next, onEnter);
        // Select the text, so that the next typing or scan replaces it.
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      }}
    />
  );
}

export interface SearchBoxProps {
  /** The list's current search term. */
  search: string;
  /** Changes when a requested search did not happen: the text reverts to the list's search term. */
  revision?: number;
  labels: {
    /** Visually hidden label: what is searched. */
    label: string;
    placeholder: string;
    /** Label of the button that clears the text. */
    clear: string;
  };
  onSearch: (text: string) => void;
  /** Called on Enter. @default onSearch */
  onEnter?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}
