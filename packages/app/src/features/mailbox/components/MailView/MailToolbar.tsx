import type { Mail, MailFolderSlug, MailLabel } from '@stockroom/contract';
import { breakpoints, IconButton, Menu, type MenuEntry } from '@stockroom/ui';
import { foldersFor, type MailAction, slugOfFolder } from '#features/mailbox/model/mailActions';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useLabelEntries } from '../useLabelEntries';
import { Bar, Fill } from './MailView.styles';

/** Actions for the open mail. */
export function MailToolbar({ mail, labels, onAction, onDelete, onLabels, onPrint, onClose }: MailToolbarProps) {
  const { t } = useTranslation('mailbox');
  const { starred, important } = mail;
  const slug = slugOfFolder(mail.folder);
  // On a phone the actions stand in one row: less frequent ones are in the menu.
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`);
  const mark = () => onAction({ type: 'important', on: !important });
  const isAway = slug === 'trash' || slug === 'spam';
  const labelEntries = useLabelEntries(
    labels,
    (id) => mail.labels.includes(id),
    (id, on) => onAction({ type: 'label', id, on }),
    onLabels,
  );
  const moveTo = (to: MailFolderSlug): MenuEntry => ({
    id: to,
    label: t(`folders.${to}`),
    onSelect: () => onAction({ type: 'move', to }),
  });
  const more: MenuEntry[] = [
    { id: 'unread', label: t('acts.unread'), icon: 'mail', onSelect: () => onAction({ type: 'unread', on: true }) },
    ...(slug === 'spam'
      ? [{ id: 'notSpam', label: t('acts.notSpam'), icon: 'inbox' as const, onSelect: () => onAction({ type: 'restore' }) }]
      : [{ id: 'spam', label: t('acts.spam'), icon: 'spam' as const, onSelect: () => onAction({ type: 'move', to: 'spam' }) }]),
    ...(isNarrow ? [{ id: 'important', label: t('acts.important'), checked: important, onSelect: mark }] : []),
    { id: 'print', label: t('acts.print'), icon: 'print', onSelect: onPrint },
  ];
  return (
    <Bar role="toolbar" aria-label={t('view.acts')}>
      <IconButton icon="back" label={t('view.back')} onPress={onClose} />
      <Fill />
      {isAway && <IconButton icon="undo" label={t('acts.restore')} onPress={() => onAction({ type: 'restore' })} />}
      <Menu
        label={t('acts.move')}
        trigger={<IconButton icon="folder" label={t('acts.move')} />}
        items={foldersFor([mail]).map(moveTo)}
      />
      <Menu label={t('acts.label')} trigger={<IconButton icon="tag" label={t('acts.label')} />} items={labelEntries} />
      {!isNarrow && <IconButton icon="bookmark" pressed={important} label={t('acts.important')} onPress={mark} />}
      <IconButton
        icon="star"
        pressed={starred}
        label={t('acts.star')}
        onPress={() => onAction({ type: 'starred', on: !starred })}
      />
      <IconButton icon="delete" label={t(isAway ? 'acts.deleteForEver' : 'acts.delete')} onPress={onDelete} />
      <Menu label={t('acts.more')} trigger={<IconButton icon="more" label={t('acts.more')} />} items={more} />
    </Bar>
  );
}

export interface MailToolbarProps {
  mail: Mail;
  labels: readonly MailLabel[];
  onAction: (act: MailAction) => void;
  /** Moves the mail to the trash, or asks and deletes it for ever. */
  onDelete: () => void;
  /** Opens the dialog in which labels are created and changed. */
  onLabels: () => void;
  onPrint: () => void;
  onClose: () => void;
}
