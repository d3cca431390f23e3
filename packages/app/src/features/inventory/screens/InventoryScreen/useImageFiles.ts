import type { ProductImage } from '@stockroom/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { type ImageProblem, roomForImages } from '../../model/imageFile';
import { prepareImage } from './prepareImage';

interface RefusedFile {
  /** Its place among the files. */
  id: number;
  name: string;
  problem: ImageProblem;
}

/** Makes pictures of files, one after the other. One that can't be taken keeps none of the others away. */
export function useImageFiles(count: number, onAdd: (images: ProductImage[]) => void) {
  const { t } = useTranslation('inventory');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problems, setProblems] = useState<RefusedFile[]>([]);

  const addFiles = async (files: File[]) => {
    const images: ProductImage[] = [];
    const refused: RefusedFile[] = [];
    setProblems([]);
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length });
      // Side by side, twenty photos of a phone would need gigabytes.
      const result = await prepareImage(file, roomForImages(count + images.length));
      if ('image' in result) images.push(result.image);
      else refused.push({ id: done, name: file.name, problem: result.problem });
    }
    setProgress(null);
    setProblems(refused);
    if (images.length === 0) return;
    onAdd(images);
    announce(t('said.imageAdded', { count: images.length }));
  };

  return { progress, problems, addFiles: (files: File[]) => void addFiles(files), dismissProblems: () => setProblems([]) };
}
