import { useState } from 'react';
import { Button, ChatPeople, EmptyState, ErrorState, foldText, SearchField, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { useFormat } from '../../../../shared/format/useFormat';
import { safeImage } from '../../../../shared/links/safeImage';
import { contactsQuery } from '../../api/chatQueries';
import { Padded, Waiting } from '../../components/chat.styles';

/** Whom to write to: everybody, found by name. */
export function NewChat({ onChoose }: NewChatProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const describe = useDescribeError();
  const { data, error, isError, isFetching, refetch } = useQuery(contactsQuery());
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = data?.filter(({ name }) => foldText(name).includes(wanted)) ?? [];

  if (!data && isError) {
    return (
      <ErrorState
        level={3}
        title={t('contactsFailed')}
        retryLabel={t('common:retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {describe(error).message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Waiting role="status" aria-label={t('common:loading')}>
        <Skeleton height={40} shape="rect" />
        <Skeleton height={56} shape="rect" />
        <Skeleton height={56} shape="rect" />
      </Waiting>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState level={3} illustration="box" title={t('noContacts')}>
        {t('noContactsText')}
      </EmptyState>
    );
  }
  return (
    <>
      <Padded>
        <SearchField label={t('find')} value={search} onChange={setSearch} labels={{ clear: t('clear') }} />
      </Padded>
      {found.length === 0 ? (
        <EmptyState
          level={3}
          illustration="search"
          title={t('noMatch')}
          action={<Button onPress={() => setSearch('')}>{t('showAll')}</Button>}
        >
          {t('noMatchText')}
        </EmptyState>
      ) : (
        <ChatPeople
          label={t('found', { count: found.length, formatted: format.number(found.length) })}
          locale={format.locale}
          people={found.map(({ id, name, avatar, about }) => ({
            id,
            name: name.trim() || t('nameless'),
            avatar: safeImage(avatar),
            about,
          }))}
          onChoose={(id) => onChoose(id, data.find((contact) => contact.id === id)?.name.trim() || t('nameless'))}
        />
      )}
    </>
  );
}

export interface NewChatProps {
  onChoose: (contactId: string, name: string) => void;
}
