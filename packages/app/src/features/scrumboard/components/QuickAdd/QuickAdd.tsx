import { Button, IconButton, isComposing, Stack, Inline, Text } from '@stockroom/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DraftSubject } from '#shared/drafts/draftSubject';
import { useDraftText } from '#shared/drafts/useDraft';
import { type CreateRequest, useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { Box } from './QuickAdd.styles';

/**
 * A button that becomes a form for one name after another. Enter adds and stays for the next, Shift and Enter begins a line,
 * Escape closes. With several lines (`isMany`) the form offers to add an item for each.
 */
export function QuickAdd({ subject, labels, limit, onAdd, isMany = false, variant = 'quiet' }: QuickAddProps) {
  const { value: text, set, forget, isRestored } = useDraftText(subject);
  const [isOpen, setOpen] = useState(isRestored);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { create, begin } = useIdempotentCreate(onAdd);
  const lines = linesOf(text);
  const isLong = lines.some((line) => line.length > limit);

  // Focuses synchronously: a frame later it could take the focus from where the next key has moved it.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    forget();
  };
  const add = (titles: readonly string[]) => {
    area.current?.focus();
    if (titles.length === 0 || isLong) return;
    create(titles);
    forget();
  };
  // A name has no line breaks: pasted text with line breaks becomes one line.
  const asOne = () => add([lines.join(' ')].filter((line) => line !== '' && line.length <= limit));
  if (!isOpen) {
    return (
      <Button variant={variant} icon="add" fullWidth ref={opener} onPress={() => setOpen(true)}>
        {labels.open}
      </Button>
    );
  }
  return (
    <Stack
      gap={2}
      as="form"
      data-no-drag
      onSubmit={(event) => {
        event.preventDefault();
        add(isMany ? lines : [lines.join(' ')].filter(Boolean));
      }}
    >
      <Box
        ref={area}
        autoFocus={!isRestored}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        value={text}
        aria-label={labels.name}
        aria-invalid={isLong || undefined}
        placeholder={labels.placeholder}
        onChange={(event) => {
          begin();
          set(event.target.value);
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      />
      {isLong && (
        <Text font="small" tone="critical" role="alert">
          {labels.tooLong}
        </Text>
      )}
      <Inline>
        <Button type="submit" variant="primary" size="sm">
          {isMany && lines.length > 1 ? labels.addMany(lines.length) : labels.add}
        </Button>
        {isMany && lines.length > 1 && (
          <Button size="sm" onPress={asOne}>
            {labels.asOne}
          </Button>
        )}
        <IconButton icon="close" size="sm" label={labels.close} onPress={close} />
      </Inline>
    </Stack>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface QuickAddProps {
  /** Subject of the draft. */
  subject: DraftSubject;
  labels: {
    /** Label of the button that opens the form: "Add a card". */
    open: string;
    /** Label of the field. */
    name: string;
    placeholder: string;
    add: string;
    /** Label for several lines: "Add 4 cards". */
    addMany: (count: number) => string;
    /** Label for several lines: "As one card". */
    asOne: string;
    close: string;
    tooLong: string;
  };
  /** Maximum length in characters. */
  limit: number;
  /** Called with trimmed names, none empty, none too long. Called once for the typed text, however often it is submitted. */
  onAdd: CreateRequest<readonly string[]>;
  /** Whether each line is a name of its own. @default false */
  isMany?: boolean;
  /** @default 'quiet' */
  variant?: 'quiet' | 'secondary';
}
