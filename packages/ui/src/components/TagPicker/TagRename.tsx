import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../keys/isComposing';
import { TextField } from '../TextField/TextField';
import type { Tag } from './tagTitles';

/**
 * A tag's title, edited in place: renamed after a pause in typing, on Enter and on blur. Escape and an empty title restore the
 * old title.
 */
export function TagRename({ tag, label, maxTitle, delay, problemOf, onRename }: TagRenameProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const text = draft ?? tag.title;
  const problem = problemOf(text);

  const rename = (title: string) => {
    clearTimeout(timer.current);
    if (title.trim() !== '' && title !== tag.title && problemOf(title) === undefined) onRename(title);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      rename(text);
    }
    if (event.key === 'Escape' && draft !== null && draft !== tag.title) {
      event.stopPropagation();
      clearTimeout(timer.current);
      setDraft(null);
    }
  };
  return (
    <TextField
      label={label}
      hideLabel
      value={text}
      maxLength={maxTitle}
      error={problem || undefined}
      onChange={(title) => {
        setDraft(title);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => rename(title), delay);
      }}
      onKeyDown={pressKey}
      onBlur={() => {
        rename(text);
        if (problem === undefined) setDraft(null);
      }}
    />
  );
}

interface TagRenameProps {
  tag: Tag;
  label: string;
  maxTitle: number;
  /** Length of the pause, in ms. */
  delay: number;
  /**
   * Returns the reason that a title is rejected: a message, '' where the field shows it itself; undefined when it is accepted.
   */
  problemOf: (title: string) => string | undefined;
  onRename: (title: string) => void;
}
