import type { PictureSpec } from '@stockroom/ui';
import { usePictureFile } from '../../../../shared/pictures/usePictureFile';

/** Twice what the dialog shows. A cover has no see-through parts. */
const COVER: PictureSpec = { box: { width: 1024, height: 576 }, type: 'image/jpeg', quality: 0.8 };

/** A cover that is chosen, or made of a file. */
export const useCover = (choose: (cover: string | null) => void) => usePictureFile(COVER, choose);
