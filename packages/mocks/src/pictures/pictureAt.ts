import { mediaPaths } from '../chat/seed/media.seed';
import { contactsOf } from '../contacts/seed/contacts.seed';
import { pictureAt as productPictureAt, usedPictures as usedProductPictures } from '../inventory/pictures/usedPictures';
import { coverPaths } from '../scrumboard/coverPaths';
import { drawPortrait } from './drawPortrait';
import { featuresOf } from './portraitFeatures';
import { PORTRAIT_FOLDER, portraitPath, PORTRAITS } from './portraitPath';

/** Draws the picture at a path; `null` when there is none. */
export function pictureAt(path: string): string | null {
  if (!path.startsWith(PORTRAIT_FOLDER)) return productPictureAt(path);
  const portraitStyle = path.endsWith('.svg') ? featuresOf(path.slice(PORTRAIT_FOLDER.length, -'.svg'.length)) : null;
  return portraitStyle && drawPortrait(portraitStyle);
}

/** Returns every picture that a seed refers to, by its path. */
export function usedPictures(): Map<string, string> {
  const used = usedProductPictures();
  const portraits = contactsOf('demo').flatMap(({ avatar }) => avatar ?? []);
  for (const path of [...mediaPaths, ...coverPaths(), ...PORTRAITS.map(portraitPath), ...portraits]) {
    const picture = pictureAt(path);
    if (picture !== null) used.set(path, picture);
  }
  return used;
}
