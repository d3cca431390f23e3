import type { Contact } from '@stockroom/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isUntouched } from '#features/contacts/model/contactDraft';
import { appPaths } from '#shared/routing/appPaths';
import { useRouter } from '#shared/routing/useRouter';

/**
 * Deletes an untouched new contact once it is left, whichever way: for the list, another contact or another page. The user has
 * been asked about unsaved changes before, except when the session ends or is locked: then the contact is kept.
 */
export function useDiscardEmptyContact({ openId, everybody, onDiscard, onList }: DiscardEmptyContactOptions) {
  const fresh = useRef(new Set<string>());
  const isGone = useRef(false);
  const router = useRouter();
  const leave = useEffectEvent((id: string) => {
    if (!fresh.current.delete(id) || SESSION_END_PATHS.includes(router.state.location.pathname)) return;
    const contact = everybody?.find((each) => each.id === id);
    isGone.current = contact !== undefined && isUntouched(contact);
    if (contact && isGone.current) onDiscard(contact);
  });
  const arrive = useEffectEvent(() => {
    // Runs after the list has focused its row.
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
    /** Marks a contact to be deleted when it is left untouched. */
    add: (id: string) => void fresh.current.add(id),
    /** Unmarks a contact that is deleted another way. */
    drop: (id: string) => void fresh.current.delete(id),
  };
}

/** Pages on which nobody is signed in, or nothing may be shown. */
const SESSION_END_PATHS: readonly string[] = [appPaths.signOut, appPaths.signIn, appPaths.unlockSession];

export interface DiscardEmptyContactOptions {
  /** Id of the open contact. */
  openId: string | null;
  everybody: readonly Contact[] | undefined;
  /** Deletes the contact. */
  onDiscard: (contact: Contact) => void;
  /** Called when the contact was left for the list: its row, and the focus with it, is about to disappear. */
  onList: () => void;
}
