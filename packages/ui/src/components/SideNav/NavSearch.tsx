import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Icon } from '../Icon/Icon';
import { SearchSlot } from './SideNav.styles';

/**
 * The menu's search. Arrow down moves to the results, Enter follows the first result, and Escape shows the whole menu again.
 */
export function NavSearch({ label, value, onChange, scrollRef, fieldRef }: NavSearchProps) {
  const found = (kind: string) => scrollRef.current?.querySelector<HTMLElement>(`${kind}[data-nav-item]`);
  const walk = (event: KeyboardEvent) => {
    const isSearching = value.trim() !== '';
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      // A group's caption stands above its results.
      ((isSearching && found('a')) || found(''))?.focus();
    } else if (event.key === 'Enter' && isSearching) {
      event.preventDefault();
      found('a')?.click();
    } else if (event.key === 'Escape' && value) {
      event.preventDefault();
      event.stopPropagation();
      onChange('');
    }
  };
  return (
    <SearchSlot>
      <Icon name="search" size={16} />
      <input
        ref={fieldRef}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={walk}
      />
    </SearchSlot>
  );
}

interface NavSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The scrolling part of the menu. */
  scrollRef: RefObject<HTMLElement | null>;
  fieldRef: RefObject<HTMLInputElement | null>;
}
