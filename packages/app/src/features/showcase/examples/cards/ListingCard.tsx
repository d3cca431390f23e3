import { Button, Card, DescriptionList, SceneArt, type SceneName } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Body, Cover } from './cards.styles';

/** An item among many of its kind, with the facts for comparison, which can be saved for later. */
export function ListingCard({ sample, rent, area, free, scene }: ListingCardProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const [isKept, setKept] = useState(false);
  return (
    <Card padded={false}>
      {scene && (
        <Cover>
          <SceneArt name={scene} />
        </Cover>
      )}
      <Body>
        <h4>{t(`cards.listings.${sample}`)}</h4>
        <DescriptionList
          items={[
            { term: t('cards.rent'), value: t('cards.rentValue', { amount: format.money(rent) }) },
            { term: t('cards.area'), value: t('cards.areaValue', { area: format.number(area) }) },
            { term: t('cards.free'), value: format.date(free) },
          ]}
        />
        <Button size="sm" icon="bookmark" aria-pressed={isKept} onPress={() => setKept(!isKept)}>
          {t(isKept ? 'cards.kept' : 'cards.keep')}
        </Button>
      </Body>
    </Card>
  );
}

export interface ListingCardProps {
  sample: 'corner' | 'stall' | 'storage' | 'kiosk' | 'workshop';
  /** Rent per month. */
  rent: number;
  /** Area in square metres. */
  area: number;
  /** Available from this local time. */
  free: string;
  scene?: SceneName;
}
