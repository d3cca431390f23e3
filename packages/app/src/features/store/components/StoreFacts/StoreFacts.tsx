import { type StoreDetails, WEEK } from '@stockroom/contract';
import { Badge, DescriptionList, Link, PhoneLink, Stack } from '@stockroom/ui';
import { formatHours } from '#features/store/model/hours';
import { openUntil, weekdayOf } from '#features/store/model/openUntil';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Days } from './StoreFacts.styles';

/** The store's address, contact data and opening hours. */
export function StoreFacts({ card }: { card: StoreDetails }) {
  const { t } = useTranslation('store');
  const { locale } = useFormat();
  const now = new Date(useNow());
  const until = openUntil(card, now);
  const today = weekdayOf(now);
  const address = [card.address, card.city, [card.state, card.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          {
            term: t('card.address'),
            value: address ? (
              <Link
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
                external
                externalText={t('card.opens')}
              >
                {address}
              </Link>
            ) : (
              t('card.none')
            ),
          },
          {
            term: t('card.phone'),
            value: card.phoneNumber ? <PhoneLink number={card.phoneNumber} country={null} locale={locale} /> : t('card.none'),
          },
          {
            term: t('card.now'),
            value: (
              <Badge tone={until ? 'success' : 'neutral'} icon={until ? 'checkCircle' : 'clock'}>
                {until ? t('card.openUntil', { time: until }) : t('card.closed')}
              </Badge>
            ),
          },
        ]}
      />
      <Days aria-label={t('card.hours')}>
        <tbody>
          {WEEK.map((day) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">{t(`days.${day}`)}</th>
              <td>{card[day] === '' ? t('card.closed') : formatHours(card[day])}</td>
            </tr>
          ))}
        </tbody>
      </Days>
    </Stack>
  );
}
