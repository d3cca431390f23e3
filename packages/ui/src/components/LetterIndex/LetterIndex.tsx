import { useRef, useState, type KeyboardEvent } from 'react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { letterAfterKey } from './letterAfterKey';
import { Letter, Letters } from './LetterIndex.styles';
import { alphabetOf } from './letters';

/**
 * A jump index of a long list in alphabetical order. Renders a `toolbar` of letters with a single tab stop; letters that the
 * list does not have are shown and skipped.
 */
export function LetterIndex({
  present,
  current,
  onJump,
  locale,
  label,
  announcement,
  orientation = 'horizontal',
}: LetterIndexProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const [announcedText, setAnnouncedText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const letters = alphabetOf(locale, present);
  const enabled = letters.filter((letter) => present.includes(letter));
  const stop = [focused, current].find((letter) => letter && enabled.includes(letter)) ?? enabled[0];

  const jump = (letter: string) => {
    setAnnouncedText(announcement(letter));
    onJump(letter);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = letterAfterKey(event.key, stop, enabled, locale);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    root.current?.querySelector<HTMLElement>(`[data-letter="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <>
      <Letters
        ref={root}
        role="toolbar"
        aria-label={label}
        aria-orientation={orientation}
        data-orientation={orientation}
        onKeyDown={pressKey}
      >
        {letters.map((letter) => (
          <Letter
            key={letter}
            type="button"
            data-letter={letter}
            aria-disabled={!present.includes(letter) || undefined}
            aria-current={letter === current || undefined}
            tabIndex={letter === stop ? 0 : -1}
            onFocus={() => setFocused(letter)}
            onClick={() => {
              if (present.includes(letter)) jump(letter);
            }}
          >
            {letter}
          </Letter>
        ))}
      </Letters>
      <LiveRegion message={announcedText} />
    </>
  );
}

export interface LetterIndexProps {
  /** Letters that the list has, as returned by `letterOf`. */
  present: readonly string[];
  /** The letter at the top of the list. */
  current?: string;
  onJump: (letter: string) => void;
  /** BCP 47; sets the alphabet and its order. */
  locale: string;
  /** The name of the index: "Jump to a letter". */
  label: string;
  /** Text announced after a jump: "C, 4 contacts". */
  announcement: (letter: string) => string;
  /**
   * `vertical` stands at the list's edge, as high as the list; where that is too low for all letters, it shows those that the list has. @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}
