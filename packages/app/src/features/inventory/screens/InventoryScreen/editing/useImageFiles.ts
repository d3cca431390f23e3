import type { ProductImage } from '@stockroom/contract';
import { type PictureProblem, pictureUrl } from '@stockroom/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { remainingImages } from '#features/inventory/model/imageList';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1200;

interface RefusedFile {
  /** Its position among the files. */
  id: number;
  name: string;
  problem: PictureProblem | 'tooMany';
}

/** Converts files to pictures, one after the other. A file that is refused does not block the others. */
export function useImageFiles(count: number, onAdd: (images: ProductImage[]) => void) {
  const { t } = useTranslation('inventory');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problems, setProblems] = useState<RefusedFile[]>([]);

  const room = useRef(count);
  const queue = useRef(Promise.resolve());
  useLayoutEffect(() => {
    room.current = count;
  });

  const addFiles = async (files: File[]) => {
    const images: ProductImage[] = [];
    const refused: RefusedFile[] = [];
    setProblems([]);
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length });
      // In parallel, twenty photos from a phone would need gigabytes.
      const canAdd = remainingImages(room.current + images.length) > 0;
      const result = canAdd
        ? await pictureUrl(file, { box: { width: MAX_SIDE, height: MAX_SIDE } })
        : { problem: 'tooMany' as const };
      if ('url' in result) images.push({ url: result.url, alt: '' });
      else refused.push({ id: done, name: file.name, problem: result.problem });
    }
    setProgress(null);
    setProblems(refused);
    if (images.length === 0) return;
    onAdd(images);
    announce(t('said.imageAdded', { count: images.length }));
  };

  // Files added meanwhile are queued: a disabled button would lose the focus.
  const queueFiles = (files: File[]) => {
    queue.current = queue.current.then(() => addFiles(files));
  };
  return { progress, problems, addFiles: queueFiles, dismissProblems: () => setProblems([]) };
}
