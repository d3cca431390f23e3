import { IconButton, Menu } from '@stockroom/ui';
import { memo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ChecklistActions } from './useChecklist';

/** The handle of a line: drag it to move the line, press it for a menu of actions. */
export const LineMenu = memo(function LineMenu({ id, content, isFirst, isLast, indented, actions }: LineMenuProps) {
  const { t } = useTranslation('notes');
  const name = t('checklist.move', { name: content.trim() || t('checklist.empty') });
  return (
    <Menu
      label={name}
      placement="bottom start"
      trigger={<IconButton icon="menu" size="sm" tooltip={false} label={name} />}
      items={[
        { id: 'up', label: t('checklist.up'), icon: 'arrowUp', disabled: isFirst, onSelect: () => actions.move(id, -1) },
        { id: 'down', label: t('checklist.down'), icon: 'arrowDown', disabled: isLast, onSelect: () => actions.move(id, 1) },
        indented
          ? { id: 'out', label: t('checklist.outdent'), icon: 'chevronLeft', onSelect: () => actions.indent(id, false) }
          : {
              id: 'in',
              label: t('checklist.indent'),
              icon: 'chevronRight',
              disabled: isFirst,
              onSelect: () => actions.indent(id, true),
            },
      ]}
    />
  );
});

interface LineMenuProps {
  id: string;
  content: string;
  isFirst: boolean;
  isLast: boolean;
  indented: boolean;
  actions: ChecklistActions;
}
