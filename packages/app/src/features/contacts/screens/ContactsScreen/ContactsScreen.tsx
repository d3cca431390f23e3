import type { Contact, ContactTag } from '@stockroom/contract';
import type { RowMenu, VirtualListHandle } from '@stockroom/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useContactWrites } from '#features/contacts/api/useContactWrites';
import { ContactRows } from '#features/contacts/components/ContactRows/ContactRows';
import { ExportDialog, ImportDialog } from '#features/contacts/exchange';
import type { Overlay } from '#features/contacts/model/contactAddress';
import { neighbourOf } from '#features/contacts/model/contactList';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLatest } from '#shared/hooks/useLatest';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { activeGuards } from '#shared/leaveGuard/activeGuards';
import { EmptyList, NoResults } from '#shared/list/EmptyStates';
import { ListDetail } from '#shared/list/ListDetail/ListDetail';
import { isSelected } from '#shared/list/model/selection';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useSelection } from '#shared/list/useSelection';
import { QueryPage } from '#shared/query/QueryPage';
import { useScrollMemory } from '#shared/routing/useScrollMemory';
import { useHasRole } from '#shared/session/useHasRole';
import { ContactPane } from './ContactPane';
import { ContactsHeader } from './ContactsHeader';
import { Selected } from './ContactsScreen.styles';
import { ContactsSkeleton } from './ContactsSkeleton';
import { ContactsToolbar } from './ContactsToolbar';
import { ContactsTrash, ContactTagsDialog, LazyContactEditor, SelectionActions } from './lazyComponents';
import { useContactsPage } from './useContactsPage';
import { useDiscardEmptyContact } from './useDiscardEmptyContact';

/** The page of the people the store works with: search, read and edit them. */
export function ContactsScreen() {
  const { t } = useTranslation('contacts');
  const format = useFormat();
  const page = useContactsPage();
  const { state, move, openId, open, everybody, found, list, tags, hrefOf, go } = page;
  const { rows } = list;
  const handle = useRef<VirtualListHandle>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [made, setMade] = useState<string | null>(null);
  const scrollerRef = useScrollMemory('contacts');
  useDocumentTitle(open && openId !== null ? open.name : t('title'));

  const scope = JSON.stringify([state.search, state.tag]);
  const isFiltered = state.search !== '' || state.tag !== null;
  const { selection, toggle, selectTo, select, clear } = useSelection<string>(scope);
  const chosen = rows.filter(({ id }) => isSelected(selection, id));
  useAnnounceResults({
    scope,
    length: found.isPlaceholderData ? undefined : found.data && rows.length,
    message: t('search.found', { count: rows.length, formatted: format.number(rows.length) }),
  });

  const writes = useContactWrites({
    onCreated: (id) => {
      setMade(id);
      leftNew.add(id);
      go(id, { search: '', tag: null }, { replace: state.overlay === 'new' });
    },
    onRefused: () => {
      setMade(null);
      go(null);
    },
    onUndo: ({ id }) => go(id),
  });
  const leftNew = useDiscardEmptyContact({
    openId,
    everybody: everybody.data,
    onDiscard: (contact) => void writes.discard(contact),
    onList: () => add.current?.focus(),
  });
  // Marked as deleted before the address changes: a deleted contact must not lead back to itself.
  const leaving = useRef<string | null>(null);
  const remove = (contact: Contact): Promise<unknown> => {
    const to = neighbourOf(rows, contact.id);
    leaving.current = contact.id;
    leftNew.drop(contact.id);
    if (contact.id === openId) go(to);
    if (to === null) add.current?.focus();
    return writes.remove(contact);
  };
  const menuOf = useRowMenu({ onOpen: go, onRemove: (contact) => void remove(contact) });
  const isShown = found.data !== undefined;
  useEffect(() => {
    if (!isShown) return;
    void whenIdle().then(() => {
      SelectionActions.preload();
      LazyContactEditor.preload();
    });
  }, [isShown]);
  const openAt = rows.findIndex(({ id }) => id === openId);
  useEffect(() => {
    if (openAt >= 0) handle.current?.reveal(openAt, 'middle');
  }, [openAt]);
  // With unsaved changes the address comes first: the user is asked before a contact is created.
  const addContact = () => (activeGuards.isNow() ? go(null, { overlay: 'new' }) : writes.add());
  const latestAdd = useLatest(addContact);
  const make = useEffectEvent(writes.add);
  const may = useHasRole('write');
  const isWanted = may && state.overlay === 'new';
  useEffect(() => {
    if (isWanted) make();
  }, [isWanted]);
  useCommands(
    useMemo<Command[]>(
      () =>
        may
          ? [{ id: 'contacts.add', section: 'here', title: t('add'), icon: 'add', keys: 'mod+/', run: () => latestAdd.current() }]
          : [],
      [t, latestAdd, may],
    ),
  );

  return (
    <ListDetail
      header={
        <ContactsHeader
          count={everybody.data?.length}
          isCounting={everybody.isPending}
          addRef={add}
          onAdd={addContact}
          onShow={(overlay) => move({ overlay })}
        />
      }
      ids={rows.map(({ id }) => id)}
      open={everybody.isLoadingError ? null : openId}
      hrefOf={hrefOf}
      onReveal={(index) => handle.current?.reveal(index)}
      size="md"
      detailLabel={open ? open.name || t('noName') : t('card.label')}
      detail={
        // A new contact is shown once it is in the list.
        everybody.data &&
        (open !== null || made !== openId) && (
          <ContactPane
            key={openId}
            contact={open}
            tags={tags}
            isEditing={state.isEditing}
            isNew={made === openId}
            onEdit={(isEditing) => {
              if (open !== null || leaving.current !== openId) go(openId, { isEditing }, { replace: !isEditing });
            }}
            onClose={() => go(null)}
            onRemove={remove}
            onDiscard={({ id }) => {
              leftNew.add(id);
              go(null);
            }}
          />
        )
      }
    >
      {chosen.length > 0 ? (
        <Selected>
          <SelectionActions
            contacts={chosen}
            tags={tags}
            total={rows.length}
            onAll={() => select({ mode: 'some', ids: new Set(rows.map(({ id }) => id)), anchor: null })}
            onExport={() => move({ overlay: 'export' })}
            onClear={clear}
          />
        </Selected>
      ) : (
        <ContactsToolbar state={state} tags={tags} onMove={move} />
      )}
      <QueryPage
        query={found}
        count={rows.length}
        isFiltered={isFiltered}
        labels={{ failed: t('failed'), stale: t('stale') }}
        waiting={<ContactsSkeleton label={t('loading')} />}
        noMatch={
          <NoResults
            title={t('noMatch.title')}
            clear={t(state.search === '' ? 'noMatch.clearFilters' : 'noMatch.clearSearch')}
            onClear={() => move({ search: '', tag: null })}
          >
            {t('noMatch.text')}
          </NoResults>
        }
        empty={
          <EmptyList title={t('empty.title')} add={t('add')} onAdd={may ? addContact : undefined}>
            {t('empty.text')}
          </EmptyList>
        }
      >
        <ContactRows
          list={list}
          openId={openId}
          hrefOf={hrefOf}
          selection={selection}
          onToggle={(id, isRange) =>
            isRange
              ? selectTo(
                  id,
                  rows.map((row) => row.id),
                )
              : toggle(id)
          }
          menuOf={menuOf}
          handle={handle}
          scrollerRef={scrollerRef}
        />
      </QueryPage>
      <ContactOverlay
        overlay={state.overlay}
        contacts={chosen.length > 0 ? chosen : rows}
        everybody={everybody.data ?? []}
        isSelection={chosen.length > 0}
        tags={tags}
        onChanged={page.refresh}
        onClose={() => move({ overlay: null })}
      />
    </ListDetail>
  );
}

/** The overlay named in the address. */
function ContactOverlay({ overlay, contacts, everybody, isSelection, tags, onChanged, onClose }: ContactOverlayProps) {
  const may = useHasRole('write');
  if (!may && overlay !== 'export') return null;
  switch (overlay) {
    case 'trash':
      return <ContactsTrash onClose={onClose} />;
    case 'tags':
      return <ContactTagsDialog onClose={onClose} />;
    case 'export':
      return <ExportDialog contacts={contacts} tags={tags} isSelection={isSelection} onClose={onClose} />;
    case 'import':
      return <ImportDialog contacts={everybody} tags={tags} onChanged={onChanged} onClose={onClose} />;
    case 'new':
    case null:
      return null;
  }
}

interface ContactOverlayProps {
  overlay: Overlay | null;
  /** The contacts to export: the selection, else the results of search and filter. */
  contacts: readonly Contact[];
  everybody: readonly Contact[];
  isSelection: boolean;
  tags: readonly ContactTag[];
  /** Called when contacts, and tags with them, were imported. */
  onChanged: () => void;
  onClose: () => void;
}

/** Context menu of a contact in the list. */
function useRowMenu({ onOpen, onRemove }: RowMenuOptions): (contact: Contact) => RowMenu['items'] {
  const { t } = useTranslation('contacts');
  const may = useHasRole('write');
  const open = (contact: Contact) =>
    ({ id: 'open', label: t('row.open'), icon: 'show', onSelect: () => onOpen(contact.id) }) as const;
  if (!may) return (contact) => [open(contact)];
  return (contact) => [
    open(contact),
    { id: 'edit', label: t('card.edit'), icon: 'edit', onSelect: () => onOpen(contact.id, { isEditing: true }) },
    { type: 'divider' },
    { id: 'delete', label: t('card.delete'), icon: 'delete', tone: 'critical', onSelect: () => onRemove(contact) },
  ];
}

interface RowMenuOptions {
  onOpen: (id: string, change?: { isEditing: boolean }) => void;
  /** Deletes at once, with Undo. */
  onRemove: (contact: Contact) => void;
}
