import { Badge, Button } from '@stockroom/ui';
import { color, type ColorRole } from '@stockroom/ui/tokens';
import { useState } from 'react';
import { cutRatio, type MeasuredPair } from '#features/showcase/model/measurePairs';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Edge, Pairs, Sample } from './ContrastPairs.styles';

const FIRST = 8;

/** Pairs of colours with their measured contrast, the lowest first. */
export function ContrastPairs({ title, needed, pairs }: ContrastPairsProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const [lowest] = pairs;
  if (!lowest) return null;
  const shown = isWhole ? pairs : pairs.slice(0, FIRST);
  const figure = (ratio: number) => format.number(cutRatio(ratio));
  return (
    <section aria-label={title}>
      <Pairs>
        <caption>
          <strong>{title}</strong> {t('colors.lowest', { ratio: figure(lowest.ratio), count: pairs.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('colors.pair')}</th>
            <th scope="col">{t('colors.ratio')}</th>
            <th scope="col">{t('colors.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ front, ground, ratio }) => (
            <tr key={`${front} ${ground}`}>
              <th scope="row" lang="en">
                {needed > 3 ? (
                  <Sample aria-hidden style={{ color: color(front), background: color(ground) }}>
                    {t('colors.sample')}
                  </Sample>
                ) : (
                  <Edge aria-hidden style={{ borderColor: color(front), background: color(ground) }} />
                )}
                <span>
                  {front} / {ground}
                </span>
              </th>
              <td>{figure(ratio)}:1</td>
              <td>
                <Badge tone={ratio >= needed ? 'success' : 'critical'}>
                  {t(ratio >= needed ? 'colors.passes' : 'colors.fails')}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Pairs>
      {!isWhole && pairs.length > FIRST && (
        <Button size="sm" variant="quiet" onPress={() => setWhole(true)}>
          {t('colors.showAll', { count: pairs.length })}
        </Button>
      )}
    </section>
  );
}

export interface ContrastPairsProps {
  title: string;
  /** The required ratio. */
  needed: number;
  pairs: readonly MeasuredPair<ColorRole>[];
}
