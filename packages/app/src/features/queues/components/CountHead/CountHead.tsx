import type { Count } from '@stockroom/contract';
import { Button, ButtonLink, ProgressBar, Text, Stack } from '@stockroom/ui';
import type { Ref } from 'react';
import { type CountSums, isUnderWay, nameOf } from '#entities/counts/model/countLines';
import { formatSigned } from '#entities/stock/formatSigned';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';
import { CountBadge } from '../CountList/CountList';
import { Actions, Line } from './CountHead.styles';

/** A count's scope, progress, result and actions. */
export function CountHead(props: CountHeadProps) {
  const { count, scope, sums, backHref, ledgerHref, isBusy, isLabelling = false, headingRef, onAction } = props;
  const { t } = useTranslation('queues');
  const format = useFormat();
  const may = useHasRole('write');
  const isHidden = count.blind && count.state === 'open';
  const progress = t('counts.progress', { counted: count.counted, products: count.products });
  const started = t('counts.startedBy', { person: count.userName, time: format.date(count.startedAt, { time: true }) });
  const finished =
    count.finishedAt && t('counts.finishedBy', { person: count.finishedBy, time: format.date(count.finishedAt, { time: true }) });
  return (
    <Stack gap={3} as="header">
      <Line>
        <ButtonLink variant="quiet" size="sm" icon="back" href={backHref}>
          {t('counts.back')}
        </ButtonLink>
      </Line>
      <Line>
        <h2 ref={headingRef} tabIndex={-1}>
          {t('counts.name', { name: nameOf(count), scope })}
        </h2>
        <CountBadge state={count.state} />
        <Actions>
          {may && isUnderWay(count) && (
            <Button variant="quiet" icon="delete" onPress={() => onAction('drop')}>
              {t('counts.drop')}
            </Button>
          )}
          {may && count.blind && count.state === 'review' && <Button onPress={() => onAction('open')}>{t('counts.goOn')}</Button>}
          {may && isHidden && (
            <Button variant="primary" icon="show" loading={isBusy} onPress={() => onAction('review')}>
              {t('counts.review')}
            </Button>
          )}
          {may && isUnderWay(count) && !isHidden && (
            <Button variant="primary" icon="check" onPress={() => onAction('finish')}>
              {t('counts.finish')}
            </Button>
          )}
          {may && count.state === 'finished' && count.counted > 0 && (
            <Button icon="print" loading={isLabelling} onPress={() => onAction('label')}>
              {t('counts.labels')}
            </Button>
          )}
          {!isUnderWay(count) && (
            <ButtonLink icon="transactions" href={ledgerHref}>
              {t('counts.movements')}
            </ButtonLink>
          )}
          {may && count.state === 'finished' && (
            <Button icon="undo" loading={isBusy} loadingText={t('counts.undoing')} onPress={() => onAction('undo')}>
              {t('counts.undo')}
            </Button>
          )}
        </Actions>
      </Line>
      <Text tone="muted" overflow="break">
        {[started, finished, count.blind && t('counts.blind')].filter(Boolean).join(' · ')}
      </Text>
      {isUnderWay(count) && (
        <ProgressBar
          label={t('counts.progressLabel')}
          value={count.counted}
          max={Math.max(1, count.products)}
          valueText={progress}
        />
      )}
      <Text tone="muted" overflow="break">
        {progress}
        {!isHidden &&
          ` · ${t('counts.sums', {
            count: sums.different,
            units: formatSigned(sums.units, format.locale),
            value: format.money(sums.value),
          })}`}
      </Text>
      {isUnderWay(count) && sums.moved > 0 && (
        <Text tone="muted" overflow="break">
          {t('counts.moved', { count: sums.moved })}
        </Text>
      )}
    </Stack>
  );
}

/** Actions on a count: drop it, continue counting, review its differences, finish it, undo it, print labels of its products. */
export type CountAction = 'drop' | 'open' | 'review' | 'finish' | 'undo' | 'label';

export interface CountHeadProps {
  headingRef?: Ref<HTMLHeadingElement>;
  count: Count;
  /** Its scope, as text. */
  scope: string;
  sums: CountSums;
  /** Address of the list of counts. */
  backHref: string;
  /** Address of its movements. */
  ledgerHref: string;
  /** Whether a call about the whole count is pending. */
  isBusy: boolean;
  /** Whether its products are being added to the labels. */
  isLabelling?: boolean;
  onAction: (act: CountAction) => void;
}
