import { removeImage } from '#features/inventory/model/imageList';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';
import type { ProductEdit } from './productEdit';

/** Removes a picture from the draft and offers to put it back in its position. */
export function useImageRemoval(edit: ProductEdit): (index: number) => void {
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
