import type { PictureSpec } from '@stockroom/ui';
import { usePictureFile } from '#shared/pictures/usePictureFile';

/** Twice the size that the dialog shows. A cover has no transparency, so it is a JPEG. */
const COVER: PictureSpec = { box: { width: 1024, height: 576 }, type: 'image/jpeg', quality: 0.8 };

/** The cover of a card: a chosen one, or one made from a file. */
export const useCover = (choose: (cover: string | null) => void) => usePictureFile(COVER, choose);
