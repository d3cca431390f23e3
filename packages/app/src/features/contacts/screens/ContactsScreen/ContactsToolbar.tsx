import type { ContactTag } from '@stockroom/contract';
import { Select } from '@stockroom/ui';
import type { ContactsState } from '#features/contacts/model/contactAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { Tools, ToolsTag } from './ContactsScreen.styles';

/** Filters the list by a search term and a tag. */
export function ContactsToolbar({ state, tags, onMove }: ContactsToolbarProps) {
  const { t } = useTranslation('contacts');
  const all = { value: ALL, label: t('filter.all') };
  const options = tags.map(({ id, title }) => ({ value: id, label: title }));
  // A deleted tag, or an id typed into the address: the filter is still named.
  if (state.tag !== null && tags.length > 0 && !tags.some(({ id }) => id === state.tag)) {
    options.push({ value: state.tag, label: t('filter.unknown') });
  }
  return (
    <Tools>
      <SearchBox
        search={state.search}
        labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
        onSearch={(search) => onMove({ search })}
      />
      <ToolsTag>
        <Select
          label={t('filter.label')}
          hideLabel
          value={state.tag ?? ALL}
          options={[all, ...options]}
          onChange={(tag) => onMove({ tag: tag === ALL ? null : tag })}
        />
      </ToolsTag>
    </Tools>
  );
}

/** Ids of tags never contain spaces. */
const ALL = 'all tags';

export interface ContactsToolbarProps {
  state: Pick<ContactsState, 'search' | 'tag'>;
  tags: readonly ContactTag[];
  onMove: (change: Partial<ContactsState>) => void;
}
