import { picturePath } from '../../inventory/pictures/picturePath';

/** The eight pictures attached to every contact: goods of the season. */
export const mediaPaths: readonly string[] = [
  picturePath('watch', 'teal', 3),
  picturePath('scarf', 'coral', 1),
  picturePath('tote', 'sand', 1),
  picturePath('boot', 'forest', 3),
  picturePath('sweater', 'navy', 2),
  picturePath('mug', 'amber', 3),
  picturePath('chronograph', 'graphite', 2),
  picturePath('cap', 'rose', 1),
];
