import { letterOf } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { contactKeys } from '#features/contacts/api/contactKeys';
import { contactsQuery, contactTagsQuery } from '#features/contacts/api/contactQueries';
import { contactPaths } from '#features/contacts/contactPaths';
import { contactAddress, type ContactsState } from '#features/contacts/model/contactAddress';
import { groupContacts } from '#features/contacts/model/contactList';
import { compareTexts } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useRouter } from '#shared/routing/useRouter';

/** The contacts page's state: its address, and the server's data for it. */
export function useContactsPage() {
  const { t } = useTranslation('contacts');
  const locale = useLanguage();
  const client = useQueryClient();
  const router = useRouter();
  const { contactId: openId = null } = useParams();
  const address = useListAddress(contactAddress, (param) => t(`params.${param as 'tag' | 'edit' | 'show'}`));
  const { state } = address;
  const everybody = useQuery(contactsQuery());
  const found = useQuery(contactsQuery(state.search));
  const tags = useQuery(contactTagsQuery());
  const { tag } = state;
  const list = useMemo(() => {
    const all = found.data ?? [];
    const alphabet = { compare: compareTexts(locale), letterOf: (name: string) => letterOf(name, locale) };
    return groupContacts(tag === null ? all : all.filter(({ tags: own }) => own.includes(tag)), alphabet);
  }, [found.data, tag, locale]);

  /** The address of a contact in reading mode; of the list alone for `null`. */
  const hrefOf = (id: string | null, change: Partial<ContactsState> = {}): string => {
    const search = address.hrefOf({ isEditing: false, overlay: null, ...change });
    return (id === null ? contactPaths.list : contactPaths.contact(id)) + (search === '?' ? '' : search);
  };
  return {
    state,
    move: address.move,
    openId,
    /** The open contact; found among all contacts, even when a search excludes it. */
    open: everybody.data?.find(({ id }) => id === openId) ?? null,
    everybody,
    found,
    list,
    tags: tags.data ?? NO_TAGS,
    hrefOf,
    /** Refetches all contact data, here and in other tabs. */
    refresh: () => {
      broadcastInvalidation(contactKeys.all);
      void client.invalidateQueries({ queryKey: contactKeys.all });
    },
    go: (id: string | null, change: Partial<ContactsState> = {}, { replace = false } = {}): void =>
      void router.navigate(hrefOf(id, change), { replace, preventScrollReset: true }),
  };
}

const NO_TAGS: never[] = [];
