import { IconButton, Menu } from '@stockroom/ui';
import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { ChecklistActs } from './useChecklist';

/** The handle of a line: dragged it moves it, pressed it says what else does. */
export const LineMenu = memo(function LineMenu({ id, content, isFirst, isLast, indented, acts }: LineMenuProps) {
  const { t } = useTranslation('notes');
  const name = t('checklist.move', { name: content.trim() || t('checklist.empty') });
  return (
    <Menu
      label={name}
      placement="bottom start"
      trigger={<IconButton icon="menu" size="sm" tooltip={false} label={name} />}
      items={[
        { id: 'up', label: t('checklist.up'), icon: 'arrowUp', disabled: isFirst, onSelect: () => acts.move(id, -1) },
        { id: 'down', label: t('checklist.down'), icon: 'arrowDown', disabled: isLast, onSelect: () => acts.move(id, 1) },
        indented
          ? { id: 'out', label: t('checklist.outdent'), icon: 'chevronLeft', onSelect: () => acts.indent(id, false) }
          : {
              id: 'in',
              label: t('checklist.indent'),
              icon: 'chevronRight',
              disabled: isFirst,
              onSelect: () => acts.indent(id, true),
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
  acts: ChecklistActs;
}
