import { useEffect } from 'react';
import { FlagTile } from './Flag.styles';
import { flagPictures } from './flagPictures';

/**
 * The flag of a country. Renders a `<span>` with the country's letters, and its picture once it is loaded; a country without a
 * picture keeps the letters.
 */
export function Flag({ iso, label }: FlagProps) {
  const letters = iso.slice(0, 2).toUpperCase();
  const picture = flagPictures.useLoaded()?.(letters);
  useEffect(() => {
    // Offline, the letters stay.
    flagPictures.preload().catch(() => undefined);
  }, []);
  const face = picture ? <img src={picture} alt="" width={24} height={16} /> : letters;
  return label ? (
    <FlagTile role="img" aria-label={label} title={label}>
      {face}
    </FlagTile>
  ) : (
    <FlagTile aria-hidden>{face}</FlagTile>
  );
}

export interface FlagProps {
  /** ISO 3166-1, two letters: "tr". */
  iso: string;
  /** Name of the country, where it is not shown beside the flag. */
  label?: string;
}
