import type { Contact } from '@stockroom/contract';
import { ContextMenu, LetterIndex, type RowMenu, VirtualList, type VirtualListHandle } from '@stockroom/ui';
import type { RefCallback, RefObject } from 'react';
import type { ContactList } from '#features/contacts/model/contactList';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { isSelected, type Selection } from '#shared/list/model/selection';
import { ContactRow, ROW_HEIGHT } from './ContactRow';
import { Letter, LETTER_HEIGHT, ListBox } from './ContactRows.styles';

/** Number of rows from which the index of letters is shown. */
const MIN_ROWS_WITH_INDEX = 20;

/** Contacts by name under their letters, with an index that jumps to a letter. */
export function ContactRows({ list, openId, hrefOf, selection, handle, scrollerRef, ...actions }: ContactRowsProps) {
  const { t } = useTranslation('contacts');
  const { locale, number } = useFormat();
  const { rows, sections } = list;
  const countOf = (letter: string) => sections.find(({ key }) => key === letter)?.count ?? 0;
  const menuOf = (target: Element): RowMenu | null => {
    const owner = target.closest('li')?.querySelector<HTMLElement>('[data-record]');
    const contact = rows.find(({ id }) => id === owner?.dataset['record']);
    return owner && contact ? { label: t('row.menu', { name: contact.name }), items: actions.menuOf(contact), owner } : null;
  };
  return (
    <ListBox>
      <ContextMenu menuOf={menuOf}>
        <VirtualList
          label={t('list.label')}
          count={rows.length}
          keyOf={(index) => rows[index]?.id ?? ''}
          rowHeight={ROW_HEIGHT}
          sections={sections}
          headingHeight={LETTER_HEIGHT}
          renderHeading={(letter) => <Letter aria-hidden>{letter}</Letter>}
          handleRef={handle}
          scrollerRef={scrollerRef}
          renderRow={(index) => {
            const contact = rows[index];
            return (
              contact && (
                <ContactRow
                  contact={contact}
                  href={hrefOf(contact.id)}
                  isOpen={contact.id === openId}
                  isSelected={isSelected(selection, contact.id)}
                  onToggle={actions.onToggle}
                />
              )
            );
          }}
        />
      </ContextMenu>
      {rows.length > MIN_ROWS_WITH_INDEX && (
        <LetterIndex
          orientation="vertical"
          label={t('list.index')}
          locale={locale}
          present={sections.map(({ key }) => key)}
          onJump={(letter) => handle.current?.revealSection(letter)}
          announcement={(letter) => t('list.jumped', { letter, count: countOf(letter), formatted: number(countOf(letter)) })}
        />
      )}
    </ListBox>
  );
}

export interface ContactRowsProps {
  list: ContactList;
  openId: string | null;
  hrefOf: (id: string) => string;
  selection: Selection<string>;
  /** @param isRange selects everything from the previously selected contact to this one */
  onToggle: (id: string, isRange: boolean) => void;
  /** Items of a contact's context menu. */
  menuOf: (contact: Contact) => RowMenu['items'];
  /** Scrolls to a row or a letter. */
  handle: RefObject<VirtualListHandle | null>;
  scrollerRef?: RefCallback<HTMLElement>;
}
