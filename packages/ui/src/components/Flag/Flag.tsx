import { FlagTile } from './Flag.styles';

/**
 * A country or a language, as its two letters on a tile. Renders a `<span>`.
 * Letters and not colours: they need no picture set, are read at any size, and take no side where a flag is disputed.
 */
export function Flag({ iso, label }: FlagProps) {
  const letters = iso.slice(0, 2).toUpperCase();
  return label ? (
    <FlagTile role="img" aria-label={label}>
      {letters}
    </FlagTile>
  ) : (
    <FlagTile aria-hidden>{letters}</FlagTile>
  );
}

export interface FlagProps {
  /** Two letters: ISO 3166-1 of a country ("tr"), ISO 639-1 of a language ("en"). */
  iso: string;
  /** Its name, where it does not stand beside. */
  label?: string;
}
