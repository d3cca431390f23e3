import { CreateShortcutBody, Shortcut, shortcutsEndpoints, UpdateShortcutBody } from '@stockroom/contract';
import * as v from 'valibot';
import { conflict, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import type { Transaction, View } from '../engine/transaction';
import { shortcutCollection } from './shortcut.collection';
import { buildShortcut } from './shortcut.factory';

const FIELDS = ['label', 'description', 'icon', 'link', 'useRouter'] as const satisfies readonly (keyof Shortcut)[];

/** Shortcut routes, in the order that the user chose. */
export function shortcutRoutes(): readonly Route[] {
  return [
    route('GET', shortcutsEndpoints.shortcuts, v.array(Shortcut), async ({ context }) =>
      shortcutsInOrder(await context.store.read([shortcutCollection])),
    ),
    route('POST', shortcutsEndpoints.shortcuts, Shortcut, async ({ body, context }) => {
      const { shortcut } = await body(CreateShortcutBody);
      const made = buildShortcut({ icon: '', useRouter: false, ...shortcut, id: shortcut.id ?? context.newId() });
      return context.store.write([shortcutCollection], (transaction) => {
        const current = transaction.get(shortcutCollection, made.id);
        if (current) throw conflict(current);
        return place(transaction, made, shortcut.position ?? Number.MAX_SAFE_INTEGER);
      });
    }),
    route('PATCH', shortcutsEndpoints.shortcuts, Shortcut, async ({ body, context }) => {
      const { id, shortcut } = await body(UpdateShortcutBody);
      return context.store.write([shortcutCollection], (transaction) => {
        const current = transaction.get(shortcutCollection, id);
        if (!current) throw notFound();
        return place(transaction, mergeKnown(current, shortcut, FIELDS), shortcut.position ?? current.position);
      });
    }),
    route('DELETE', shortcutsEndpoints.shortcuts, Shortcut, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write([shortcutCollection], (transaction) => {
        const current = transaction.get(shortcutCollection, id);
        if (!current) throw notFound();
        transaction.delete(shortcutCollection, id);
        renumber(transaction, shortcutsInOrder(transaction));
        return current;
      });
    }),
  ];
}

function shortcutsInOrder(view: Pick<View, 'values'>): Shortcut[] {
  return [...view.values(shortcutCollection)].toSorted((a, b) => a.position - b.position);
}

/** Puts a shortcut at a position, at most the last; the others shift. */
function place(transaction: Transaction, shortcut: Shortcut, position: number): Shortcut {
  const others = shortcutsInOrder(transaction).filter(({ id }) => id !== shortcut.id);
  const at = Math.min(position, others.length);
  const placed = { ...shortcut, position: at };
  transaction.put(shortcutCollection, placed);
  renumber(transaction, others.toSpliced(at, 0, placed));
  return placed;
}

function renumber(transaction: Transaction, shortcuts: readonly Shortcut[]): void {
  for (const [position, shortcut] of shortcuts.entries()) {
    if (shortcut.position !== position) transaction.put(shortcutCollection, { ...shortcut, position });
  }
}
