import { type MailLabel, parseMailSearch, toggledMailSearchPart, withoutMailSearchPart } from '@stockroom/contract';
import { Chip, IconButton, Menu, type MenuEntry } from '@stockroom/ui';
import type { Ref } from 'react';
import type { MailListState } from '#features/mailbox/model/mailAddress';
import { plainName } from '#features/mailbox/model/mailText';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { Chips, NarrowOnly, Tools } from './MailboxScreen.styles';

/** Searches mails by text and by operators; each operator is a chip that can be removed. */
export function MailTools({ state, labels, ref, onMove, onSearch, onFolders }: MailToolsProps) {
  const { t } = useTranslation('mailbox');
  const { search, order } = state;
  const parts = parseMailSearch(search).map((part, index) => ({ ...part, index }));
  const operators = parts.filter(({ field }) => field !== null);
  const has = (field: string, value: string) =>
    parts.some((part) => part.field === field && part.value.toLowerCase() === value.toLowerCase());
  const entry = (field: 'is' | 'has' | 'label', value: string, label: string) => ({
    id: `${field}:${value}`,
    label,
    checked: has(field, value),
    onSelect: () => onSearch(toggledMailSearchPart(search, field, value)),
  });
  const items: MenuEntry[] = [
    {
      type: 'section',
      title: t('filters.show'),
      items: [
        entry('is', 'unread', t('filters.unread')),
        entry('is', 'starred', t('filters.starred')),
        entry('is', 'important', t('filters.important')),
        entry('has', 'attachment', t('filters.attachment')),
      ],
    },
    { type: 'section', title: t('labels.title'), items: labels.map(({ title }) => entry('label', title, plainName(title))) },
    {
      type: 'section',
      title: t('filters.order'),
      choice: 'one',
      items: (['desc', 'asc'] as const).map((value) => ({
        id: value,
        label: t(`filters.${value}`),
        checked: order === value,
        onSelect: () => onMove({ order: value }),
      })),
    },
  ];
  return (
    <>
      <Tools>
        <SearchBox
          search={search}
          labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          onSearch={onSearch}
          ref={ref}
        />
        <Menu
          label={t('filters.label')}
          trigger={<IconButton icon="sliders" variant="secondary" label={t('filters.label')} />}
          items={items}
        />
        <NarrowOnly>
          <IconButton icon="folder" variant="secondary" label={t('folders.open')} hasPopup="dialog" onPress={onFolders} />
        </NarrowOnly>
      </Tools>
      {operators.length > 0 && (
        <Chips aria-label={t('search.chips')}>
          {operators.map(({ text, index }) => (
            <li key={text}>
              <Chip
                removeLabel={t('search.remove', { name: text })}
                onRemove={() => onSearch(withoutMailSearchPart(search, index))}
              >
                {plainName(text)}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
    </>
  );
}

export interface MailToolsProps {
  state: MailListState;
  labels: readonly MailLabel[];
  ref?: Ref<HTMLInputElement>;
  onMove: (change: Partial<MailListState>) => void;
  /** Called with a new search term; the list starts at the first page. */
  onSearch: (search: string) => void;
  /** Opens the folders, where they are not beside the list. */
  onFolders: () => void;
}
