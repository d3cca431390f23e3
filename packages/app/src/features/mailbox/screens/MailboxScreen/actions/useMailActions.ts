import type { MailState } from '@stockroom/contract';
import { useMailWrites } from '#features/mailbox/api/useMailWrites';
import { type MailAction, permanentDeleteFolder } from '#features/mailbox/model/mailActions';
import type { MailPageState } from '../useMailPage';
import { useDeletePermanently } from './useDeletePermanently';
import type { MailSelectionState } from './useMailSelection';

/** Actions on mails of the page, called by a row, the open mail, the selection bar or a shortcut. */
export function useMailActions({ rows, mail, mailId, scope, go }: MailPageState, chosen: MailSelectionState) {
  const { act } = useMailWrites();
  const forEver = useDeletePermanently(() => {
    chosen.clear();
    go({});
  });
  /** Acts, and closes the open mail if the action removes it from the visible list. */
  const actOn = (given: MailAction, concerned: readonly MailState[]) => {
    const isOpen = concerned.some(({ id }) => id === mailId);
    const goes = ['move', 'restore'].includes(given.type) || isUnmarked(given, scope.slug);
    if (isOpen && (goes || (given.type === 'unread' && given.on))) go({});
    if (goes) focusNextRow(rows, new Set(concerned.map(({ id }) => id)));
    void act(given, concerned);
  };
  /** Moves mails to the trash; asks and deletes for ever those in the trash or spam. */
  const remove = (concerned: readonly MailState[], before?: () => void) => {
    const away = permanentDeleteFolder(concerned);
    if (away) {
      forEver.ask(
        away,
        concerned.map(({ id }) => id),
      );
      return;
    }
    before?.();
    actOn({ type: 'move', to: 'trash' }, concerned);
  };
  const actOnChosen = (make: (mails: readonly MailState[]) => MailAction) =>
    void chosen.withStates((all) => {
      chosen.clear();
      actOn(make(all), all);
    });
  const removeChosen = () => void chosen.withStates((all) => remove(all, chosen.clear));
  /** The mail that a shortcut acts on without a selection: the focused row, else the open mail. */
  const oneOf = (focused: string | null): MailState | null => rows.find(({ id }) => id === (focused ?? mailId)) ?? mail;
  return {
    act,
    actOn,
    remove,
    actOnChosen,
    removeChosen,
    forEver,
    /** Acts on the selection, else on a single mail. */
    byKey: (make: (mails: readonly MailState[]) => MailAction, focused: string | null) => {
      const one = oneOf(focused);
      if (chosen.count > 0) actOnChosen(make);
      else if (one) actOn(make([one]), [one]);
    },
    removeByKey: (focused: string | null) => {
      const one = oneOf(focused);
      if (chosen.count > 0) removeChosen();
      else if (one) remove([one]);
    },
  };
}

/** Whether an action removes the mark that the list shows. */
const isUnmarked = (act: MailAction, scope: string): boolean =>
  (act.type === 'starred' || act.type === 'important') && !act.on && act.type === scope;

/** Before rows are removed, moves the focus inside them to the next remaining row; after the last, to the previous one. */
function focusNextRow(rows: readonly { id: string }[], gone: ReadonlySet<string>): void {
  const linkOf = (id: string) => document.querySelector<HTMLElement>(`li [data-record="${CSS.escape(id)}"]`);
  const hasFocus = (id: string) => linkOf(id)?.closest('li')?.contains(document.activeElement) ?? false;
  const at = rows.findIndex(({ id }) => gone.has(id) && hasFocus(id));
  if (at < 0) return;
  const stays = ({ id }: { id: string }) => !gone.has(id);
  const next = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
  if (next) linkOf(next.id)?.focus();
}
