import type { ProductImage } from '@stockroom/contract';
import { Icon } from '@stockroom/ui';
import { useReorder } from '#shared/hooks/useReorder';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Strip, ThumbnailMark, Tile } from './ImagesPanel.styles';
import { PictureView } from './PictureView';

/** All pictures of a product, in order. A press shows a picture, a drag moves it. */
export function ImageStrip({ images, thumbnail, shown, onShow, onMove }: ImageStripProps) {
  const { t } = useTranslation('inventory');
  const { drag, handlersOf } = useReorder(onMove);
  return (
    <Strip>
      {images.map((image, index) => (
        <li key={image.url}>
          <Tile
            type="button"
            data-place={index}
            data-dragged={drag?.from === index || undefined}
            data-target={targetOf(drag, index)}
            aria-current={index === shown}
            aria-label={[
              t('images.position', { index: index + 1, total: images.length }),
              image.alt,
              image.url === thumbnail && t('images.thumbnail'),
            ]
              .filter(Boolean)
              .join(', ')}
            onClick={() => onShow(index)}
            {...handlersOf(index)}
          >
            <PictureView image={image} small />
            {image.url === thumbnail && (
              <ThumbnailMark aria-hidden>
                <Icon name="star" size={16} />
              </ThumbnailMark>
            )}
          </Tile>
        </li>
      ))}
    </Strip>
  );
}

function targetOf(drag: { from: number; over: number } | null, index: number): 'before' | 'after' | undefined {
  if (!drag || drag.over !== index || drag.from === index) return undefined;
  return drag.from < index ? 'after' : 'before';
}

export interface ImageStripProps {
  images: readonly ProductImage[];
  thumbnail: string | null;
  /** Index of the picture shown large. */
  shown: number;
  onShow: (index: number) => void;
  onMove: (from: number, to: number) => void;
}
