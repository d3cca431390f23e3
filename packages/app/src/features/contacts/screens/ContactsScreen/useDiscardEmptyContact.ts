import type { Contact } from '@stockroom/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { appPaths } from '../../../../shared/routing/appPaths';
import { useRouter } from '../../../../shared/routing/useRouter';
import { isUntouched } from '../../model/contactDraft';

/**
 * A new contact that nobody has written anything into is gone once it is left, whichever way: for the list, another contact or another page.
 * Unsaved changes have been asked about by then, but where the session ends or is locked: there it is kept, and so is whom it belongs to.
 */
export function useDiscardEmptyContact({ openId, everybody, onDiscard, onList }: DiscardEmptyContactOptions) {
  const fresh = useRef(new Set<string>());
  const isGone = useRef(false);
  const router = useRouter();
  const leave = useEffectEvent((id: string) => {
    if (!fresh.current.delete(id) || ENDS.includes(router.state.location.pathname)) return;
    const contact = everybody?.find((each) => each.id === id);
    isGone.current = contact !== undefined && isUntouched(contact);
    if (contact && isGone.current) onDiscard(contact);
  });
  const arrive = useEffectEvent(() => {
    // After the list has put the focus on its row.
    if (isGone.current && openId === null) onList();
    isGone.current = false;
  });
  useEffect(() => {
    arrive();
    return () => {
      if (openId !== null) leave(openId);
    };
  }, [openId]);
  return {
    /** One that goes when it is left untouched. */
    add: (id: string) => void fresh.current.add(id),
    /** One that goes another way. */
    drop: (id: string) => void fresh.current.delete(id),
  };
}

/** Where nobody is signed in any more, or nothing may be seen. */
const ENDS: readonly string[] = [appPaths.signOut, appPaths.signIn, appPaths.unlockSession];

export interface DiscardEmptyContactOptions {
  /** Id of the contact that is open. */
  openId: string | null;
  everybody: readonly Contact[] | undefined;
  /** Takes it away. */
  onDiscard: (contact: Contact) => void;
  /** It was left for the list: its row, and the focus with it, is about to go. */
  onList: () => void;
}
