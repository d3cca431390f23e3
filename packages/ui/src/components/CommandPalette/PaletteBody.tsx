import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../keys/isComposing';
import { Icon } from '../Icon/Icon';
import { KeyHint } from '../KeyHint/KeyHint';
import { DismissButton } from '../overlay/DismissButton';
import { resultId, SearchResults } from '../SearchResults/SearchResults';
import { Spinner } from '../Spinner/Spinner';
import { nextActive } from './nextActive';
import { Announcement, Busy, FieldInput, FieldRow, Foot, ScopeButton, Scopes, Under } from './PaletteBody.styles';
import type { CommandPaletteProps } from './types';

/** Field, scopes, results and key hints. */
export function PaletteBody({
  text,
  onTextChange,
  groups,
  query,
  onPick,
  onSubmit,
  onRemove,
  onOpenChange,
  scopes,
  scope,
  onScopeChange,
  children,
  busy = false,
  announcement,
  labels,
}: CommandPaletteProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  // A button below the results may be removed while it has the focus. react-aria restores the focus in the next frame: a key
  // pressed before that, Escape included, would be lost.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  });
  const [pointed, setPointed] = useState({ text, id: '' });
  const items = groups.flatMap((group) => group.items);
  // The first item is active until the user moves; a new text resets this, a late answer does not.
  const active = (pointed.text === text && items.find((item) => item.id === pointed.id)) || items[0] || null;

  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const next = altKey || shiftKey ? null : nextActive(key, items, active);
    if (next) setPointed({ text, id: next.id });
    else if (key === 'Enter') {
      if (active) onPick(active, { newTab: ctrlKey || metaKey, by: 'key' });
      else onSubmit?.();
    } else if (key === 'Delete' && shiftKey && active?.removable) onRemove?.(active);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <FieldRow>
        <Icon name="search" />
        <FieldInput
          ref={field}
          type="text"
          role="combobox"
          aria-label={labels.name}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-activedescendant={active ? resultId(listId, active.id) : undefined}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={pressKey}
          placeholder={labels.placeholder}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // The dialog opens for typing into this field.
          autoFocus
        />
        <Busy>{busy && <Spinner label={labels.busy} />}</Busy>
        <DismissButton label={labels.close} onPress={() => onOpenChange(false)} />
      </FieldRow>
      <Scopes role="group" aria-label={labels.scopes}>
        {scopes.map(({ id, label, prefix }) => (
          <ScopeButton key={id} type="button" aria-pressed={id === scope} onClick={() => onScopeChange(id)}>
            {label}
            {prefix && <kbd aria-hidden>{prefix}</kbd>}
          </ScopeButton>
        ))}
      </Scopes>
      {items.length > 0 && (
        <SearchResults
          id={listId}
          label={labels.results}
          groups={groups}
          query={query}
          activeId={active?.id ?? null}
          onPoint={(id) => setPointed({ text, id })}
          onPick={(item, { newTab }) => onPick(item, { newTab, by: 'pointer' })}
          onRemove={onRemove}
        />
      )}
      <Under>{children}</Under>
      <Announcement>{announcement}</Announcement>
      <Foot>
        <span>
          <KeyHint keys="up" decorative />
          <KeyHint keys="down" decorative />
          {labels.move}
        </span>
        <span>
          <KeyHint keys="enter" decorative />
          {labels.pick}
        </span>
        <span>
          <KeyHint keys="mod+enter" decorative />
          {labels.newTab}
        </span>
        <span>
          <KeyHint keys="escape" decorative />
          {labels.close}
        </span>
      </Foot>
    </>
  );
}
