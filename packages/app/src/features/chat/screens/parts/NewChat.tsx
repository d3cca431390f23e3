import { Button, ChatPeople, EmptyState, foldText, letterOf, SearchField, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactsQuery } from '#features/chat/api/chatQueries';
import { Letter, Padded, Waiting } from '#features/chat/components/chat.styles';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { QueryPage } from '#shared/query/QueryPage';

/** All people to write to, with a search by name. */
export function NewChat({ isGrouped = false, onChoose }: NewChatProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const query = useQuery(contactsQuery());
  const { data } = query;
  // Not persisted: a search term is quickly typed again.
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = data?.filter(({ name }) => foldText(name).includes(wanted)) ?? [];

  const people = found.map(({ id, name, avatar, about }) => ({
    id,
    name: name.trim() || t('nameless'),
    avatar: safeImage(avatar),
    about,
  }));
  const choose = (id: string) => onChoose(id, people.find((person) => person.id === id)?.name ?? t('nameless'));

  return (
    <>
      {data && data.length > 0 && (
        <Padded>
          <SearchField label={t('findPerson')} value={search} onChange={setSearch} labels={{ clear: t('clear') }} />
        </Padded>
      )}
      <QueryPage
        query={query}
        count={found.length}
        isFiltered={data !== undefined && data.length > 0}
        labels={{ failed: t('contactsFailed') }}
        level={3}
        waiting={
          <Waiting role="status" aria-label={t('common:loading')}>
            <Skeleton height={40} shape="rect" />
            <Skeleton height={56} shape="rect" />
            <Skeleton height={56} shape="rect" />
          </Waiting>
        }
        noMatch={
          <EmptyState
            level={3}
            illustration="search"
            title={t('noMatch')}
            action={<Button onPress={() => setSearch('')}>{t('showAll')}</Button>}
          >
            {t('noMatchText')}
          </EmptyState>
        }
        empty={
          <EmptyState level={3} illustration="box" title={t('noContacts')}>
            {t('noContactsText')}
          </EmptyState>
        }
      >
        {isGrouped ? (
          [...Map.groupBy(people, ({ name }) => letterOf(name, format.locale))].map(([letter, some]) => (
            <section key={letter} aria-label={letter}>
              <Letter aria-hidden>{letter}</Letter>
              <ChatPeople label={letter} locale={format.locale} people={some} onChoose={choose} />
            </section>
          ))
        ) : (
          <ChatPeople
            label={t('found', { count: found.length, formatted: format.number(found.length) })}
            locale={format.locale}
            people={people}
            onChoose={choose}
          />
        )}
      </QueryPage>
    </>
  );
}

export interface NewChatProps {
  /** Whether people are grouped by the first letter of their names. @default false */
  isGrouped?: boolean;
  onChoose: (contactId: string, name: string) => void;
}
