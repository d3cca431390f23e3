import type { ProductImage } from '@stockroom/contract';
import { Icon } from '@stockroom/ui';
import { useState } from 'react';
import { isOwnPicture } from '#features/inventory/model/imageList';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Picture, Placeholder } from './ImagesPanel.styles';

/**
 * A picture, or the reason why it is not shown. A picture on another host is never requested: nobody there learns who views it.
 */
export function PictureView({ image, small = false }: PictureViewProps) {
  const { t } = useTranslation('inventory');
  const [broken, setBroken] = useState<string | null>(null);
  const problem = isOwnPicture(image.url) ? broken === image.url && t('images.broken') : t('images.outside');
  if (!problem) {
    // A small picture stands inside a button that has its own name.
    return (
      <Picture
        src={image.url}
        alt={small ? '' : image.alt}
        decoding="async"
        draggable={false}
        onError={() => setBroken(image.url)}
      />
    );
  }
  return (
    <Placeholder title={problem}>
      <Icon name="picture" />
      {!small && problem}
    </Placeholder>
  );
}

export interface PictureViewProps {
  image: ProductImage;
  /** Whether it is in the strip, where only an icon shows that it is missing. */
  small?: boolean;
}
