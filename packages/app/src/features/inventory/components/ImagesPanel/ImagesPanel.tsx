import { Alert, Carousel, FileDrop, PICTURE_ACCEPT, type PictureProblem, ProgressBar } from '@stockroom/ui';
import { useState } from 'react';
import type { ProductDraft } from '#features/inventory/model/draft';
import { describeImage, moveImage } from '#features/inventory/model/imageList';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fieldId } from '../ProductForm/fieldId';
import { Group } from '../ProductForm/Group';
import { NoPicture, ProblemList, Stage } from './ImagesPanel.styles';
import { ImageStrip } from './ImageStrip';
import { PictureControls } from './PictureControls';
import { PictureView } from './PictureView';

/** A product's pictures: viewed one by one, added by click, drop, paste or camera, reordered by buttons or drag. */
export function ImagesPanel({
  images,
  thumbnail,
  progress,
  problems,
  readOnly,
  isComplete = true,
  onChange,
  onAddFiles,
  onRemove,
  onDismissProblems,
  onAnnounce,
}: ImagesPanelProps) {
  const { t } = useTranslation('inventory');
  const [wanted, setWanted] = useState(0);
  const shown = Math.min(wanted, images.length - 1);
  const image = images[shown];

  const move = (from: number, to: number) => {
    onChange({ images: moveImage({ images: [...images], thumbnail }, from, to).images });
    setWanted(to);
    onAnnounce(t('said.imageMoved', { from: from + 1, to: to + 1 }));
  };

  return (
    <Group title={t('form.groups.images')}>
      {image ? (
        <>
          <Stage>
            <Carousel
              label={t('form.groups.images')}
              index={shown}
              onIndexChange={setWanted}
              slides={images.map((each) => ({ id: each.url, content: <PictureView image={each} /> }))}
              labels={{
                previous: t('images.previous'),
                next: t('images.next'),
                position: (index, total) => t('images.position', { index, total }),
              }}
            />
          </Stage>
          {isComplete && (
            <>
              <ImageStrip images={images} thumbnail={thumbnail} shown={shown} onShow={setWanted} onMove={move} />
              <PictureControls
                image={image}
                index={shown}
                count={images.length}
                isThumbnail={image.url === thumbnail}
                onDescribe={(alt) => onChange({ images: describeImage(images, shown, alt) })}
                onMove={move}
                onMakeThumbnail={() => {
                  onChange({ thumbnail: image.url });
                  onAnnounce(t('said.thumbnail'));
                }}
                onRemove={() => onRemove(shown)}
              />
            </>
          )}
        </>
      ) : (
        <NoPicture>{t('images.none')}</NoPicture>
      )}
      {isComplete && (
        <div id={fieldId('images')}>
          <FileDrop
            label={t('images.dropLabel')}
            help={t('images.dropHelp')}
            buttonLabel={t('images.dropButton')}
            accept={PICTURE_ACCEPT}
            multiple
            disabled={readOnly}
            onFiles={onAddFiles}
          />
        </div>
      )}
      {progress && (
        <ProgressBar
          label={t('images.dropLabel')}
          value={progress.done}
          max={progress.total}
          valueText={t('images.working', progress)}
        />
      )}
      {problems.length > 0 && (
        <Alert
          tone="critical"
          variant="outline"
          title={t('images.problems')}
          onDismiss={onDismissProblems}
          dismissLabel={t('images.dismiss')}
        >
          <ProblemList>
            {problems.map(({ id, name, problem }) => (
              <li key={id}>{t(`images.problem.${problem}`, { name })}</li>
            ))}
          </ProblemList>
        </Alert>
      )}
    </Group>
  );
}

export interface ImagesPanelProps {
  images: ProductDraft['images'];
  thumbnail: string | null;
  /** Progress of preparing files; `null` without any. */
  progress: { done: number; total: number } | null;
  /** Files that were rejected, with the reason. The others were added. */
  problems: readonly { id: number; name: string; problem: PictureProblem | 'tooMany' }[];
  readOnly: boolean;
  /** False at first, when only the picture is rendered. @default true */
  isComplete?: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  onAddFiles: (files: File[]) => void;
  /** Removes a picture, with Undo. */
  onRemove: (index: number) => void;
  onDismissProblems: () => void;
  /** Announces a change that is otherwise only visible. */
  onAnnounce: (message: string) => void;
}
