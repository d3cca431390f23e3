import type { Movement } from '@stockroom/contract';
import { Button, ButtonLink, Skeleton, Text } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Group } from '../ProductForm/Group';
import { Delta, Detail, Entry, List, More } from './MovementsPanel.styles';

/** The newest entries of the product's stock ledger: change, reason, person and time. */
export function MovementsPanel({ movements, allHref, isLoadingEarlier, onRetry, onShowEarlier }: MovementsPanelProps) {
  const { t } = useTranslation('inventory');
  return (
    <Group title={t('form.groups.movements')}>
      {movements === null && <Skeleton shape="rect" height={64} />}
      {movements === 'failed' && (
        <Text font="small" tone="muted">
          {t('movements.failed')}{' '}
          <Button variant="quiet" size="sm" icon="retry" onPress={onRetry}>
            {t('retry')}
          </Button>
        </Text>
      )}
      {Array.isArray(movements) && <Movements movements={movements} />}
      <More>
        {Array.isArray(movements) && onShowEarlier && (
          <Button size="sm" loading={isLoadingEarlier} onPress={onShowEarlier}>
            {t('movements.earlier')}
          </Button>
        )}
        <ButtonLink size="sm" variant="quiet" href={allHref}>
          {t('movements.all')}
        </ButtonLink>
      </More>
    </Group>
  );
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  if (movements.length === 0) {
    return (
      <Text font="small" tone="muted">
        {t('movements.empty')}
      </Text>
    );
  }
  return (
    <List>
      {movements.map(({ id, reason, delta, before, after, userName, at, note }) => (
        <Entry key={id}>
          <span>{t(`movements.reasons.${reason}`)}</span>
          <Delta>{`${delta > 0 ? '+' : ''}${format.number(delta)}`}</Delta>
          <Detail>{[userName, format.date(at, { time: true }), note].filter(Boolean).join(' · ')}</Detail>
          <Detail>{t('movements.change', { before: format.number(before), after: format.number(after) })}</Detail>
        </Entry>
      ))}
    </List>
  );
}

export interface MovementsPanelProps {
  /** Newest first; `null` while they load, `'failed'` after a failure. */
  movements: readonly Movement[] | 'failed' | null;
  /** Address of all movements, where they can also be recorded and undone. */
  allHref: string;
  onRetry: () => void;
  /** Loads earlier movements; `undefined` where there are none. */
  onShowEarlier?: () => void;
  /** Whether earlier movements are loading. */
  isLoadingEarlier?: boolean;
}
