import { pictureAt as productPictureAt, usedPictures as usedProductPictures } from '../inventory/pictures/usedPictures';
import { mediaPaths } from '../chat/media.seed';
import { coverPaths } from '../scrumboard/coverPaths';
import { drawPortrait } from './drawPortrait';
import { PORTRAIT_FOLDER, portraitPath, PORTRAITS } from './portraitPath';

/** The picture at a path; `null` when there is none. */
export function pictureAt(path: string): string | null {
  if (!path.startsWith(PORTRAIT_FOLDER)) return productPictureAt(path);
  const name = PORTRAITS.find((portrait) => portraitPath(portrait) === path);
  return name ? drawPortrait(name) : null;
}

/** Every picture that some seed points to, by its path. */
export function usedPictures(): Map<string, string> {
  const used = usedProductPictures();
  for (const path of [...mediaPaths, ...coverPaths(), ...PORTRAITS.map(portraitPath)]) {
    const picture = pictureAt(path);
    if (picture !== null) used.set(path, picture);
  }
  return used;
}
