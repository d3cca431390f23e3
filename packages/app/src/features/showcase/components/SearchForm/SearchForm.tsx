import { Button, Checkbox, Form, Select, TextField, Inline } from '@stockroom/ui';
import { useState } from 'react';
import { SEARCH_FLAGS, SEARCH_KINDS, type SearchQuery } from '#features/showcase/model/searchQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Search } from './SearchForm.styles';

/** Search fields that search on submit, not at each keystroke. */
export function SearchForm({ query, empty, onSearch }: SearchFormProps) {
  const { t } = useTranslation('showcase');
  // Not persisted: the URL holds it once it is submitted.
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
  /** The query in the URL. */
  query: SearchQuery;
  /** The query with all fields empty. */
  empty: SearchQuery;
  onSearch: (query: SearchQuery) => void;
}
