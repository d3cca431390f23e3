import { Card, DescriptionList } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Facts for reference, such as the opening hours of a shop. */
export function HoursCard() {
  const { t } = useTranslation('showcase');
  return (
    <Card title={t('cards.hours.title')} headingLevel={4}>
      <DescriptionList
        items={(['weekdays', 'saturday', 'sunday'] as const).map((day) => ({
          term: t(`cards.hours.${day}`),
          value: t(`cards.hours.${day}Open`),
        }))}
      />
    </Card>
  );
}
