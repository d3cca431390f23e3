import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import type { ListDetailOptions } from './useRecordFocus';

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Keys of a list with its record: `j`, `k` and, on a row, the arrows move between rows; with focus in the record they open
 * the next one. Escape closes the record.
 * @returns key listener for both
 */
export function useListKeys(parts: ListDetailOptions, focusRow: (index: number) => void): (event: KeyboardEvent) => void {
  const { t } = useTranslation('common');
  const router = useRouter();
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });

  const step = useCallback(
    (by: 1 | -1) => {
      const { ids, open, region, hrefOf } = latest.current;
      const row = document.activeElement?.closest<HTMLElement>('[data-record]');
      const at = ids.indexOf(row?.dataset['record'] ?? open ?? '');
      const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), ids.length - 1);
      const id = ids[next];
      const isInRecord = region.current?.contains(document.activeElement) ?? false;
      if (id !== undefined && isInRecord) void router.navigate(hrefOf(id), { replace: true, preventScrollReset: true });
      else focusRow(next);
    },
    [router, focusRow],
  );

  useCommands(
    useMemo<Command[]>(
      () => [
        { id: 'list.next', section: 'here', title: t('list.next'), keys: 'j', run: () => step(1) },
        { id: 'list.previous', section: 'here', title: t('list.previous'), keys: 'k', run: () => step(-1) },
      ],
      [t, step],
    ),
  );

  return (event) => {
    const { open, hrefOf } = latest.current;
    const { target, currentTarget, key } = event;
    // An overlay handles its own keys.
    if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
    // With a modifier an arrow belongs to a command: Alt moves a task.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = STEPS[key];
    if (by !== undefined && target.closest('[data-record]')) {
      event.preventDefault();
      step(by);
    } else if (key === 'Escape' && open !== null && !target.closest(FIELDS)) {
      event.preventDefault();
      void router.navigate(hrefOf(null), { preventScrollReset: true });
    }
  };
}
