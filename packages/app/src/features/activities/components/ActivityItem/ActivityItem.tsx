import { type Activity, ACTIVITY_ICONS } from '@stockroom/contract';
import { Avatar, Badge, Icon, isIconName, Link } from '@stockroom/ui';
import { useState } from 'react';
import { formatDate } from '#shared/format/format';
import { clockTime } from '#shared/format/relativeTime';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { safeLink } from '#shared/links/safePath';
import { RichText } from '#shared/richText/RichText';
import { ActivityChanges } from './ActivityChanges';
import { Extra, Item, Meta, Sentence, Sign, When, TextBlock } from './ActivityItem.styles';

/**
 * An entry of the log. Renders an `<li>`. All its content is data: HTML is sanitised, links and pictures are checked or
 * dropped.
 */
export function ActivityItem({ activity, isNew = false }: ActivityItemProps) {
  const { t } = useTranslation('activities');
  const locale = useLanguage();
  const { person, date, description, extraContent, changes } = activity;
  return (
    <Item data-entry>
      <ActivitySign activity={activity} />
      <TextBlock>
        <Sentence>
          {person && (
            <>
              <strong>
                <bdi>{person.name || t('somebody')}</bdi>
              </strong>{' '}
            </>
          )}
          {description && <RichText html={description} />} <LinkedContent activity={activity} />
        </Sentence>
        <Meta>
          <When dateTime={date} title={formatDate(date, locale, { time: true })}>
            {clockTime(date, locale)}
          </When>
          {isNew && <Badge tone="accent">{t('seen.badge')}</Badge>}
        </Meta>
        {changes.length > 0 && <ActivityChanges changes={changes} />}
        {extraContent && (
          <Extra>
            <RichText html={extraContent} />
          </Extra>
        )}
      </TextBlock>
    </Item>
  );
}

export interface ActivityItemProps {
  activity: Activity;
  /** Whether it was added since the user last read the log. @default false */
  isNew?: boolean;
}

function ActivitySign({ activity: { person, image, icon, kind } }: Pick<ActivityItemProps, 'activity'>) {
  const [isBroken, setBroken] = useState(false);
  const picture = safeImage(image);
  if (person) return <Avatar name={person.name} src={safeImage(person.avatar)} decorative />;
  return (
    <Sign aria-hidden>
      {picture && !isBroken ? (
        <img src={picture} alt="" width={40} height={40} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <Icon name={icon !== undefined && isIconName(icon) ? icon : ACTIVITY_ICONS[kind]} />
      )}
    </Sign>
  );
}

function LinkedContent({ activity: { linkedContent, link } }: Pick<ActivityItemProps, 'activity'>) {
  const { t } = useTranslation('activities');
  const safe = safeLink(link);
  if (!safe) return linkedContent ? <span>{linkedContent}</span> : null;
  const href = safe.kind === 'own' ? safe.path : safe.href;
  // Users get nothing from a URL except its host.
  const place = safe.kind === 'own' ? t('show') : new URL(safe.href).hostname || t('show');
  return (
    <Link href={href} external={safe.kind === 'outside'} externalText={t('external')}>
      {linkedContent || place}
    </Link>
  );
}
