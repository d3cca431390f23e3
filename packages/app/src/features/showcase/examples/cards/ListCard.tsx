import { Badge, type BadgeTone, Card, Icon, type IconName } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Lines } from './cards.styles';

const LINES = ['one', 'two', 'three'] as const;

/** A few lines of the same kind, from edge to edge. */
export function ListCard({ sample, tones, icon }: ListCardProps) {
  const { t } = useTranslation('showcase');
  return (
    <Card title={t(`cards.lists.${sample}.title`)} headingLevel={4} padded={false}>
      <Lines>
        {LINES.map((line, at) => (
          <li key={line}>
            <span>
              {icon && <Icon name={icon} size={20} />}
              {t(`cards.lists.${sample}.${line}`)}
            </span>
            {tones ? (
              <Badge tone={tones[at]}>{t(`cards.lists.${sample}.${line}End`)}</Badge>
            ) : (
              <small>{t(`cards.lists.${sample}.${line}End`)}</small>
            )}
          </li>
        ))}
      </Lines>
    </Card>
  );
}

export interface ListCardProps {
  sample: 'movements' | 'orders' | 'deliveries' | 'best';
  /** A status badge at the end of each line. */
  tones?: readonly [BadgeTone, BadgeTone, BadgeTone];
  /** Icon before each line. */
  icon?: IconName;
}
