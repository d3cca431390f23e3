import type { MailLabel } from '@stockroom/contract';
import { Icon, type MenuEntry } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { plainName } from '../model/mailText';
import { Mark } from './FolderNav/FolderNav.styles';

/** Menu entries that add and remove labels. */
export function useLabelEntries(
  labels: readonly MailLabel[],
  isOn: (id: string) => boolean,
  onToggle: (id: string, on: boolean) => void,
  onEdit: () => void,
): MenuEntry[] {
  const { t } = useTranslation('mailbox');
  const entries = labels.map(({ id, title, color }) => ({
    id,
    label: plainName(title),
    mark: (
      <Mark data-tone={color}>
        <Icon name="tag" />
      </Mark>
    ),
    checked: isOn(id),
    onSelect: () => onToggle(id, !isOn(id)),
  }));
  return [...entries, { type: 'divider' }, { id: 'edit labels', label: t('labels.edit'), icon: 'edit', onSelect: onEdit }];
}
