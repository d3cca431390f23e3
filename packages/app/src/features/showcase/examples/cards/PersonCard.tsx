import { Avatar, Card, Link, type PresenceName } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Person } from './cards.styles';

/** A person with their contact data. */
export function PersonCard({ sample, name, email, presence }: PersonCardProps) {
  const { t } = useTranslation('showcase');
  return (
    <Card>
      <Person>
        <Avatar name={name} size={64} presence={presence} decorative />
        <div>
          <h4>{name}</h4>
          <p>{t(`cards.roles.${sample}`)}</p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </div>
      </Person>
    </Card>
  );
}

export interface PersonCardProps {
  sample: 'stockroom' | 'owner';
  name: string;
  email: string;
  presence?: PresenceName;
}
