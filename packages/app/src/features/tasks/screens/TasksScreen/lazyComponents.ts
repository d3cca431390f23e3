import { Skeleton } from '@stockroom/ui';
import { createElement } from 'react';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** Overlays load when they are first opened. */
export const TasksTrash = lazyPart('tasks-trash', async () => (await withTexts('trash', import('./TasksTrash'))).TasksTrash);

export const TaskTagsDialog = lazyPart(
  'task-tags',
  async () => (await withTexts('tags', import('./TaskTagsDialog'))).TaskTagsDialog,
);

/** Bulk actions load when the page is idle. */
export const SelectionActions = lazyPart('task-selection', async () => (await import('./SelectionActions')).SelectionActions);

/** The drawer's editor, whose code loads after the list's. */
export const TaskEditor = lazyPart(
  'task-editor',
  async () => (await withTexts(['editing', 'tags'], import('./TaskEditor'))).TaskEditor,
  createElement(Skeleton, { shape: 'rect', height: 320 }),
);

/** Preloads the code that the next click needs. */
export function preloadParts(): void {
  SelectionActions.preload();
  TaskEditor.preload();
}
