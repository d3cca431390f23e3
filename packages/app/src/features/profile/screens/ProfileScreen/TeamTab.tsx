import type { Store } from '@stockroom/contract';
import { Avatar, Button, Card, Skeleton, VisuallyHidden, Text } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '#entities/staff/staffQuery';
import { Head, List, Name } from '#features/profile/components/profile.styles';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { panels } from '#shared/panels/panelStore';
import { QueryPage } from '#shared/query/QueryPage';

/** The staff of the same store, with their presence and a link to write to them. */
export function TeamTab({ store, selfEmail }: { store: Store; selfEmail: string }) {
  const { t } = useTranslation('profile');
  const query = useQuery(staffQuery(store.storeId));
  const people = (query.data ?? []).filter(({ email }) => email !== selfEmail);
  return (
    <Card>
      <QueryPage
        query={query}
        count={people.length}
        labels={{ failed: t('failed.team'), stale: t('failed.stale') }}
        empty={
          <Text font="small" tone="muted" as="span">
            {t('alone')}
          </Text>
        }
        waiting={<Skeleton shape="rect" height={240} />}
      >
        <List aria-label={t('colleagues')}>
          {people.map(({ id, name, email, avatar, title, status, contactId }) => (
            <li key={id}>
              <Head>
                <Avatar decorative name={name} src={safeImage(avatar)} size={40} presence={status} />
                <div>
                  <Name>{name || email}</Name>
                  <Text font="small" tone="muted" as="span">
                    {[title, t(`presence.${status}`)].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                {contactId !== undefined && (
                  <Button size="sm" icon="chat" onPress={() => panels.show('quickChat', { id: contactId, name })}>
                    {t('chat')}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                )}
              </Head>
            </li>
          ))}
        </List>
      </QueryPage>
    </Card>
  );
}
