import { Link, Text } from '@stockroom/ui';
import { GROUPS } from '@stockroom/ui/groups';
import type { ComponentEntry } from '@stockroom/ui/vite';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Kind, Tile, Tiles } from './ComponentIndex.styles';
import { tileId } from './tileId';

/** Components by purpose, or in search order, each with its summary and number of examples. */
export function ComponentIndex({ entries, count, isSearched, summaryOf, hrefOf }: ComponentIndexProps) {
  const { t } = useTranslation('showcase');
  const tiles = (own: readonly ComponentEntry[]) => (
    <Tiles>
      {own.map(({ name, examples }) => (
        <Tile key={name}>
          <Link id={tileId(name)} variant="record" href={hrefOf(name)}>
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
  /** The number of components, as text. */
  count: string;
  /** Whether the components are search results, in the order in which they were found. */
  isSearched: boolean;
  summaryOf: (name: string) => string;
  hrefOf: (name: string) => string;
}
