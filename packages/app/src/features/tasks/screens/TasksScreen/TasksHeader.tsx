import { Button, Menu, PageHeader } from '@stockroom/ui';
import type { Ref } from 'react';
import type { Overlay } from '#features/tasks/model/taskAddress';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The page's title, the number of open tasks, and the buttons for new ones. */
export function TasksHeader({ remaining, isCounting, addRef, onAdd, onAddSection, onShow }: TasksHeaderProps) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  return (
    <PageHeader
      title={t('title')}
      isDescriptionPending={isCounting}
      description={
        remaining === 0
          ? t('allDone')
          : remaining !== undefined && t('remaining', { count: remaining, formatted: format.number(remaining) })
      }
      actions={
        <>
          <Menu
            label={t('more.label')}
            trigger={<Button icon="more">{t('more.label')}</Button>}
            items={[
              { id: 'tags', label: t('more.tags'), icon: 'tag', onSelect: () => onShow('tags') },
              { id: 'trash', label: t('more.trash'), icon: 'delete', onSelect: () => onShow('trash') },
            ]}
          />
          <Button icon="queue" onPress={onAddSection}>
            {t('addSection')}
          </Button>
          <Button variant="primary" icon="add" ref={addRef} onPress={onAdd}>
            {t('add')}
          </Button>
        </>
      }
    />
  );
}

interface TasksHeaderProps {
  /** Number of open tasks, of all; `undefined` while unknown. */
  remaining: number | undefined;
  /** Whether the count is being loaded. */
  isCounting: boolean;
  addRef: Ref<HTMLButtonElement>;
  onAdd: () => void;
  onAddSection: () => void;
  onShow: (overlay: Overlay) => void;
}
