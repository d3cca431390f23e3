import { Card, Link, Skeleton, Text, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { recentQuery } from '#features/profile/api/profileCalls';
import { ActionText, List } from '#features/profile/components/profile.styles';
import { useFormat } from '#shared/format/useFormat';
import { plainText } from '#shared/html/plainText';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safePath } from '#shared/links/safePath';
import { QueryPage } from '#shared/query/QueryPage';
import { useSession } from '#shared/session/SessionContext';

/** The user's last changes in the store, from its audit log. */
export function RecentChanges() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const format = useFormat();
  const query = useQuery(recentQuery(user.id, useLanguage()));
  const entries = query.data?.activities ?? [];
  return (
    <Card title={t('recent')}>
      <QueryPage
        query={query}
        count={entries.length}
        labels={{ failed: t('failed.recent'), stale: t('failed.stale') }}
        empty={
          <Text font="small" tone="muted" as="span">
            {t('noRecent')}
          </Text>
        }
        waiting={<Skeleton shape="rect" height={160} />}
      >
        <Stack>
          <List aria-label={t('recent')}>
            {entries.map(({ id, description, linkedContent, link, date }) => {
              const path = safePath(link);
              return (
                <li key={id}>
                  <ActionText>
                    {plainText(description)} {path && linkedContent ? <Link href={path}>{linkedContent}</Link> : linkedContent}
                  </ActionText>
                  <Text font="small" tone="muted" as="span">
                    {format.date(date, { time: true })}
                  </Text>
                </li>
              );
            })}
          </List>
          <Link href={`/pages/activities?person=${encodeURIComponent(user.id)}`}>{t('allRecent')}</Link>
        </Stack>
      </QueryPage>
    </Card>
  );
}
