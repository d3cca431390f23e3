import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { Actor } from 'xstate';
import { toasts } from '../../../../shared/toast/toast';
import type { productEditMachine } from '../../machines/productEditMachine';
import { removeImage } from '../../model/imageList';

/** Takes a picture off the draft and offers to put it back to its place. */
export function useImageRemoval(edit: Actor<typeof productEditMachine>): (index: number) => void {
  const { t } = useTranslation('inventory');
  return (index) => {
    const before = edit.getSnapshot().context.draft;
    const removed = before.images[index];
    if (!removed) return;
    edit.send({ type: 'draft.changed', change: removeImage(before, index) });
    toasts.show({
      id: 'inventory-picture-removed',
      message: t('images.removed'),
      action: {
        label: t('images.undo'),
        onAction: () => {
          const { images, thumbnail } = edit.getSnapshot().context.draft;
          if (images.some(({ url }) => url === removed.url)) return;
          edit.send({
            type: 'draft.changed',
            change: {
              images: images.toSpliced(Math.min(index, images.length), 0, removed),
              thumbnail: before.thumbnail === removed.url ? removed.url : thumbnail,
            },
          });
        },
      },
    });
  };
}
