import type { Task, TaskPerson, TaskTag } from '@stockroom/contract';
import { Button, ConfirmDialog, Menu } from '@stockroom/ui';
import { useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BulkBar } from '#shared/list/BulkBar';
import { useBulkTasks } from './actions/useBulkTasks';

/** Actions for all selected tasks. Deleting many asks first; all actions can be undone. */
export function SelectionActions({ tasks, tags, people, total, titleOf, onAll, onClear }: SelectionActionsProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulkTasks(titleOf, onClear);
  const counted = { count: tasks.length, formatted: format.number(tasks.length) };
  const countText = t('bulk.selected', counted);
  const isDone = tasks.every(({ completed, type }) => completed || type === 'section');
  const own = tasks.filter(({ type }) => type === 'task');
  return (
    <>
      <BulkBar
        selectedText={countText}
        count={tasks.length}
        total={total}
        bulk={bulk}
        labels={{
          progress: t('bulk.progress'),
          working: (done, all) => t('bulk.working', { done, total: all }),
          stop: t('bulk.stop'),
          all: t('bulk.all', { count: total, formatted: format.number(total) }),
          clear: t('bulk.clear'),
        }}
        onAll={onAll}
        onClear={onClear}
      >
        {(first) => (
          <>
            <Button size="sm" icon={isDone ? 'undo' : 'check'} ref={first} onPress={() => bulk.complete(tasks, !isDone)}>
              {t(isDone ? 'bulk.reopen' : 'bulk.complete')}
            </Button>
            <Menu
              label={t('bulk.edit')}
              placement="bottom start"
              trigger={
                <Button size="sm" icon="edit">
                  {t('bulk.edit')}
                </Button>
              }
              items={[
                {
                  type: 'section',
                  title: t('form.assigned'),
                  items: [{ id: null, name: t('people.nobody') }, ...people].map(({ id, name }) => ({
                    id: `person ${id}`,
                    label: name || t('people.nameless'),
                    onSelect: () => void bulk.change(own, 'assigned', () => ({ assignedTo: id })),
                  })),
                },
                {
                  type: 'section',
                  title: t('form.priority'),
                  items: ([2, 1, 0] as const).map((priority) => ({
                    id: `priority ${priority}`,
                    label: t(`priority.${(['low', 'normal', 'high'] as const)[priority]}`),
                    onSelect: () => void bulk.change(own, 'prioritised', () => ({ priority })),
                  })),
                },
                ...(tags.length > 0
                  ? [
                      {
                        type: 'section' as const,
                        title: t('filter.tag'),
                        items: tags.map((tag) => {
                          const isOn = own.every((task) => task.tags.includes(tag.id));
                          return {
                            id: `tag ${tag.id}`,
                            label: tag.title,
                            checked: isOn,
                            onSelect: () => bulk.tag(own, tag, !isOn),
                          };
                        }),
                      },
                    ]
                  : []),
              ]}
            />
            <Button size="sm" icon="delete" onPress={() => setAsking(true)}>
              {t('card.delete')}
            </Button>
          </>
        )}
      </BulkBar>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="critical"
        title={t('bulk.confirmTitle', counted)}
        message={t('bulk.confirmText')}
        confirmLabel={t('card.delete')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          setAsking(false);
          bulk.remove(tasks);
        }}
      />
    </>
  );
}

export interface SelectionActionsProps {
  titleOf: (task: Task) => string;
  /** The selected tasks. */
  tasks: readonly Task[];
  tags: readonly TaskTag[];
  people: readonly TaskPerson[];
  /** Number of tasks shown. */
  total: number;
  onAll: () => void;
  onClear: () => void;
}
