import { PRODUCT_LIMITS, type ProductImage } from '@stockroom/contract';
import { IconButton, TextField, Inline, Stack } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Actions for the shown picture: description, position, thumbnail, removal. */
export function PictureControls({
  image,
  index,
  count,
  isThumbnail,
  onDescribe,
  onMove,
  onMakeThumbnail,
  onRemove,
}: PictureControlsProps) {
  const { t } = useTranslation('inventory');
  const name = { index: index + 1 };
  return (
    <Stack gap={2}>
      <Inline gap={1}>
        <IconButton
          icon="star"
          size="sm"
          label={t('images.makeThumbnail', name)}
          pressed={isThumbnail}
          unavailable={isThumbnail}
          onPress={onMakeThumbnail}
        />
        <IconButton
          icon="chevronLeft"
          size="sm"
          label={t('images.moveLeft', name)}
          unavailable={index === 0}
          onPress={() => onMove(index, index - 1)}
        />
        <IconButton
          icon="chevronRight"
          size="sm"
          label={t('images.moveRight', name)}
          unavailable={index === count - 1}
          onPress={() => onMove(index, index + 1)}
        />
        <IconButton icon="delete" size="sm" label={t('images.remove', name)} onPress={onRemove} />
      </Inline>
      <TextField
        label={t('images.alt', name)}
        help={t('images.altHelp')}
        value={image.alt}
        maxLength={PRODUCT_LIMITS.alt}
        autoComplete="off"
        onChange={onDescribe}
      />
    </Stack>
  );
}

export interface PictureControlsProps {
  image: ProductImage;
  index: number;
  count: number;
  isThumbnail: boolean;
  onDescribe: (alt: string) => void;
  onMove: (from: number, to: number) => void;
  onMakeThumbnail: () => void;
  onRemove: () => void;
}
