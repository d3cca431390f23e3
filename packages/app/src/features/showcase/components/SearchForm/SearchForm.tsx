import { Button, Checkbox, Form, Select, TextField, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { SEARCH_FLAGS, SEARCH_KINDS, type SearchQuery } from '../../model/searchQuery';
import { Search } from './SearchForm.styles';

/** Fields of a search that is asked when they are filled in, and not at each letter. */
export function SearchForm({ query, empty, onSearch }: SearchFormProps) {
  const { t } = useTranslation('showcase');
  // Not kept: the address has it, once it is asked.
  const [asked, setAsked] = useState(query);
  const set = (change: Partial<SearchQuery>) => setAsked({ ...asked, ...change });
  const reset = () => {
    setAsked(empty);
    onSearch(empty);
  };
  return (
    <Search role="search" aria-label={t('query.form')}>
      <Form label={t('query.form')} onSubmit={() => onSearch(asked)}>
        <TextField label={t('query.keywords')} value={asked.keywords} onChange={(keywords) => set({ keywords })} />
        <Select
          label={t('query.kind')}
          value={asked.kind}
          options={SEARCH_KINDS.map((value) => ({ value, label: t(`query.kinds.${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
        <Inline columnGap={6}>
          {SEARCH_FLAGS.map((flag) => (
            <Checkbox key={flag} label={t(`query.${flag}`)} checked={asked[flag]} onChange={(is) => set({ [flag]: is })} />
          ))}
        </Inline>
        <Inline>
          <Button type="submit" variant="primary" icon="search">
            {t('query.search')}
          </Button>
          <Button onPress={reset}>{t('query.reset')}</Button>
        </Inline>
      </Form>
    </Search>
  );
}

export interface SearchFormProps {
  /** The query in the address. */
  query: SearchQuery;
  /** The query when nothing is filled in. */
  empty: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}
