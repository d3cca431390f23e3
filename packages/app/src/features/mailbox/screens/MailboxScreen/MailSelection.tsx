import type { MailLabel, MailState } from '@stockroom/contract';
import { Button, Menu, SelectionBar } from '@stockroom/ui';
import { useLabelEntries } from '#features/mailbox/components/useLabelEntries';
import { permanentDeleteFolder, foldersFor, type MailAction } from '#features/mailbox/model/mailActions';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Actions for all selected mails. Each is a single call, and can be undone as a whole. */
export function MailSelection({
  count,
  total,
  selectedOnPage,
  labels,
  scope,
  onAll,
  onAction,
  onDelete,
  onLabels,
  onClear,
}: MailSelectionProps) {
  const { t } = useTranslation('mailbox');
  const { number } = useFormat();
  const formatted = number(count);
  // Decided by the mails' folders: a search from elsewhere also finds mails in the trash.
  const isAway = scope === 'trash' || scope === 'spam' || permanentDeleteFolder(selectedOnPage) !== null;
  const hasAll = (id: string) => selectedOnPage.length > 0 && selectedOnPage.every((mail) => mail.labels.includes(id));
  const entries = useLabelEntries(labels, hasAll, (id, on) => onAction({ type: 'label', id, on }), onLabels);
  const isUnread = selectedOnPage.some(({ unread }) => unread);
  const isStarred = selectedOnPage.length > 0 && selectedOnPage.every(({ starred }) => starred);
  return (
    <SelectionBar label={t('bulk.count', { count, formatted })} count={t('bulk.count', { count, formatted })}>
      {count < total && (
        <Button size="sm" variant="quiet" onPress={onAll}>
          {t('bulk.all', { count: total, formatted: number(total) })}
        </Button>
      )}
      <Button size="sm" icon={isUnread ? 'mailOpen' : 'mail'} onPress={() => onAction({ type: 'unread', on: !isUnread })}>
        {t(isUnread ? 'acts.read' : 'acts.unread')}
      </Button>
      <Button size="sm" icon="star" onPress={() => onAction({ type: 'starred', on: !isStarred })}>
        {t(isStarred ? 'acts.unstar' : 'acts.star')}
      </Button>
      <Menu
        label={t('acts.move')}
        trigger={
          <Button size="sm" icon="folder">
            {t('acts.move')}
          </Button>
        }
        items={foldersFor(selectedOnPage)
          .filter((slug) => slug !== scope)
          .map((to) => ({
            id: to,
            label: t(`folders.${to}`),
            onSelect: () => onAction({ type: 'move', to }),
          }))}
      />
      <Menu
        label={t('acts.label')}
        trigger={
          <Button size="sm" icon="tag">
            {t('acts.label')}
          </Button>
        }
        items={entries}
      />
      {isAway && (
        <Button size="sm" icon="undo" onPress={() => onAction({ type: 'restore' })}>
          {t('acts.restore')}
        </Button>
      )}
      <Button size="sm" icon="delete" onPress={onDelete}>
        {t(isAway ? 'acts.deleteForEver' : 'acts.delete')}
      </Button>
      <Button size="sm" variant="quiet" icon="close" onPress={onClear}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  );
}

export interface MailSelectionProps {
  count: number;
  /** Number of mails that match the scope and the search. */
  total: number;
  /** The selected mails on the current page. */
  selectedOnPage: readonly MailState[];
  labels: readonly MailLabel[];
  /** Slug of the scope. */
  scope: string;
  onAll: () => void;
  onAction: (act: MailAction) => void;
  /** Moves the mails to the trash, or asks and deletes them for ever. */
  onDelete: () => void;
  onLabels: () => void;
  onClear: () => void;
}
