import type { MailState } from '@stockroom/contract';
import { awayFolderOf, type MailAction } from '../../../model/mailActions';
import type { MailPageState } from '../useMailPage';
import { focusNextRow } from './focusNextRow';
import { useDeletePermanently } from './useDeletePermanently';
import type { MailSelectionState } from './useMailSelection';
import { useMailWrites } from './useMailWrites';

/** Actions for mails of the page, whoever asks: a row, the open mail, the selection's bar, a key. */
export function useMailActions({ rows, mail, mailId, place, go }: MailPageState, chosen: MailSelectionState) {
  const { act } = useMailWrites();
  const forEver = useDeletePermanently(() => {
    chosen.clear();
    go({});
  });
  /** Acts, and leaves the mail that is open where it leaves the list that one looks at. */
  const actOn = (given: MailAction, concerned: readonly MailState[]) => {
    const isOpen = concerned.some(({ id }) => id === mailId);
    const goes = ['move', 'restore'].includes(given.type) || isUnmarked(given, place.slug);
    if (isOpen && (goes || (given.type === 'unread' && given.on))) go({});
    if (goes) focusNextRow(rows, new Set(concerned.map(({ id }) => id)));
    void act(given, concerned);
  };
  /** Into the trash; what lies there or in spam goes for ever, and is asked about. */
  const remove = (concerned: readonly MailState[], before?: () => void) => {
    const away = awayFolderOf(concerned);
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
  /** The mail that a key acts on without a selection: the row that has the focus, else the open mail. */
  const oneOf = (focused: string | null): MailState | null => rows.find(({ id }) => id === (focused ?? mailId)) ?? mail;
  return {
    act,
    actOn,
    remove,
    actOnChosen,
    removeChosen,
    forEver,
    /** Acts on what is selected, else on one. */
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

/** Whether an act takes the mark away that the list is of. */
const isUnmarked = (act: MailAction, place: string): boolean =>
  (act.type === 'starred' || act.type === 'important') && !act.on && act.type === place;
