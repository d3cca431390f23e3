import { Avatar, Card, type PresenceName } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Lines, Person } from './cards.styles';

/** Several people with their current availability. */
export function PeopleCard({ people }: PeopleCardProps) {
  const { t } = useTranslation('showcase');
  return (
    <Card title={t('cards.onDuty')} headingLevel={4} padded={false}>
      <Lines>
        {people.map(({ name, presence }) => (
          <li key={name}>
            <Person>
              <Avatar name={name} size={32} presence={presence} decorative />
              <span>{name}</span>
            </Person>
            <small>{t(`cards.presences.${presence}`)}</small>
          </li>
        ))}
      </Lines>
    </Card>
  );
}

export interface PeopleCardProps {
  people: readonly { name: string; presence: Exclude<PresenceName, 'not-visible'> }[];
}
