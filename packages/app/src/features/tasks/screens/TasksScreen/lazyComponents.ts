import { Skeleton } from '@stockroom/ui';
import { createElement } from 'react';
import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** Overlays load when they are first opened. */
export const TasksTrash = lazyPart('tasks-trash', async () => {
  const [module] = await Promise.all([import('./TasksTrash'), getI18n().loadNamespaces('trash')]);
  return module.TasksTrash;
});

export const TaskTagsDialog = lazyPart('task-tags', async () => {
  const [module] = await Promise.all([import('./TaskTagsDialog'), getI18n().loadNamespaces('tags')]);
  return module.TaskTagsDialog;
});

/** Bulk actions load when the page is idle. */
export const SelectionActions = lazyPart('task-selection', async () => (await import('./SelectionActions')).SelectionActions);

/** The drawer's editor, whose code loads after the list's. */
export const TaskEditor = lazyPart(
  'task-editor',
  async () => {
    const [module] = await Promise.all([import('./TaskEditor'), getI18n().loadNamespaces(['editing', 'tags'])]);
    return module.TaskEditor;
  },
  createElement(Skeleton, { shape: 'rect', height: 320 }),
);

/** Preloads the code that the next click needs. */
export function preloadParts(): void {
  SelectionActions.preload();
  TaskEditor.preload();
}
