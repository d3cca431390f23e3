import { Link, Text } from '@stockroom/ui';
import { GROUPS } from '@stockroom/ui/groups';
import type { ComponentEntry } from '@stockroom/ui/vite';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { tileId } from './tileId';
import { Kind, Tile, Tiles } from './ComponentIndex.styles';

/** Components by what they are for, or as they were found, each with what it is and how many examples it has. */
export function ComponentIndex({ entries, count, isSearched, summaryOf, hrefOf }: ComponentIndexProps) {
  const { t } = useTranslation('showcase');
  const tiles = (own: readonly ComponentEntry[]) => (
    <Tiles>
      {own.map(({ name, examples }) => (
        <Tile key={name}>
          <Link id={tileId(name)} look="record" href={hrefOf(name)}>
            <span lang="en">{name}</span>
          </Link>
          <p>{summaryOf(name)}</p>
          <small>{t('examples', { count: examples.length })}</small>
        </Tile>
      ))}
    </Tiles>
  );
  const groups = isSearched ? [] : GROUPS.map((group) => ({ group, own: entries.filter((entry) => entry.group === group) }));
  return (
    <>
      <Text font="small" tone="muted">
        {count}
      </Text>
      {isSearched && tiles(entries)}
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <Kind key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2>
            {tiles(own)}
          </Kind>
        ))}
    </>
  );
}

export interface ComponentIndexProps {
  entries: readonly ComponentEntry[];
  /** How many there are, in words. */
  count: string;
  /** They stand in the order in which they were found. */
  isSearched: boolean;
  summaryOf: (name: string) => string;
  hrefOf: (name: string) => string;
}
