import type { StaffMember } from '@stockroom/contract';
import { Avatar, PresenceMark, Text } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { Name, People, Person, Presence } from './StaffList.styles';

/** The store's staff, with their availability. */
export function StaffList({ staff }: { staff: readonly StaffMember[] }) {
  const { t } = useTranslation('store');
  return (
    <People aria-label={t('staff.title')}>
      {staff.map(({ id, name, avatar, title, email, status }) => (
        <Person key={id}>
          <Avatar decorative name={name} src={safeImage(avatar)} size={40} />
          <div>
            <Name>{name || email}</Name>
            <Text tone="muted" as="span">
              {title}
            </Text>
          </div>
          <Presence>
            <PresenceMark alone presence={status} size={10} />
            {t(`presence.${status}`)}
          </Presence>
        </Person>
      ))}
    </People>
  );
}
