import type { SearchGroup } from '@stockroom/contract';
import { foldText, isIconName, type SearchResultGroup, type SearchResultItem } from '@stockroom/ui';
import { isSearchable, type Scope } from '#features/search/model/scope';
import { type Command, COMMAND_SECTIONS, type CommandSection } from '#shared/commands/command';
import { findCommands, rankCommands } from '#shared/commands/rankCommands';
import { safeImage } from '#shared/links/safeImage';
import { safePath } from '#shared/links/safePath';
import type { Recents } from './recents';

/** An entry's effect. */
export type EntryTarget =
  | { kind: 'command'; command: Command }
  | { kind: 'link'; path: string; isFound: boolean }
  | { kind: 'search'; query: string }
  | { kind: 'clear' };

export interface Entry extends SearchResultItem {
  target: EntryTarget;
  /** For results of the server: the picture in front. */
  avatar?: { of: SearchGroup['id']; src: string | null };
}

export interface EntryGroup extends SearchResultGroup {
  items: readonly Entry[];
}

export interface EntrySources {
  scope: Scope;
  query: string;
  commands: readonly Command[];
  recents: Recents;
  /** The groups found by the server; `null` while there are none. */
  found: readonly SearchGroup[] | null;
  /** Whether server results are pending. */
  isSearching: boolean;
  texts: EntryTexts;
}

/** Texts of entries, in the current language. */
export interface EntryTexts {
  section: (section: CommandSection) => string;
  recentSearches: string;
  clearSearches: string;
  recentCommands: string;
  current: string;
  elsewhere: string;
  searchInventory: (query: string) => string;
}

/**
 * Lists the palette's entries: with nothing typed the recent ones and every command; else the commands with that name, the
 * server's results, the commands that match only in part, and last the inventory's own search. Entries available at once come
 * before later ones, so that Enter never picks an entry that has just slipped in: the partial matches wait for the results.
 */
export function listEntries(sources: EntrySources): EntryGroup[] {
  const { scope, query } = sources;
  const isBlank = query === '';
  const groups = [...(isBlank && scope === 'all' ? recentGroups(sources) : []), ...foundEntries(sources)];
  return groups.filter((group) => group.items.length > 0);
}

function foundEntries(sources: EntrySources): EntryGroup[] {
  const { scope, query, commands, isSearching } = sources;
  const isServed = isSearchable(query) && scope !== 'commands';
  const hasCommands = scope === 'all' || scope === 'commands';
  if (!isServed) return hasCommands ? commandGroups(sources, rankCommands(commands, query)) : [];
  const { named, others } = hasCommands ? findCommands(commands, query) : NO_COMMANDS;
  return [
    ...commandGroups(sources, named),
    ...foundGroups(sources),
    ...(isSearching ? [] : commandGroups(sources, others, 'partly ')),
    ...inventoryGroup(sources),
  ];
}

const NO_COMMANDS = { named: [], others: [] };

function recentGroups({ recents, commands, texts }: EntrySources): EntryGroup[] {
  const searches = recents.searches.map((query): Entry => ({
    id: `recent ${query}`,
    title: query,
    icon: 'clock',
    removable: true,
    target: { kind: 'search', query },
  }));
  const clear: Entry = { id: 'recent-clear', title: texts.clearSearches, icon: 'delete', target: { kind: 'clear' } };
  const lately = recents.commands.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  return [
    { id: 'recentSearches', title: texts.recentSearches, items: searches.length > 0 ? [...searches, clear] : [] },
    { id: 'recentCommands', title: texts.recentCommands, items: lately.map((command) => toEntry(command, texts, 'lately ')) },
  ];
}

function commandGroups({ query, texts, scope }: EntrySources, ranked: readonly Command[], prefix = ''): EntryGroup[] {
  const groups = COMMAND_SECTIONS.map((section) => ({
    id: prefix + section,
    title: texts.section(section),
    items: ranked.filter((command) => command.section === section).map((command) => toEntry(command, texts)),
  }));
  // The group of a query's best match comes first too.
  const best = ranked[0]?.section;
  const isBest = ({ id }: EntryGroup) => Number(id === `${prefix}${best}`);
  const ordered = query === '' ? groups : groups.toSorted((one, other) => isBest(other) - isBest(one));
  return scope === 'all' && query !== '' ? ordered.map((group) => ({ ...group, items: group.items.slice(0, 5) })) : ordered;
}

function foundGroups({ found, commands, query }: EntrySources): EntryGroup[] {
  const offered = new Set(rankCommands(commands, query).map((command) => command.href));
  return bestFirst(found ?? [], query).map(({ id, label, icon, results }) => ({
    id: `found-${id}`,
    title: label,
    items: results.flatMap((result): Entry[] => {
      const path = safePath(result.link);
      // A page that is listed as a command is not listed twice.
      if (path === null || offered.has(path)) return [];
      return [
        {
          id: `${id} ${result.id}`,
          title: result.title,
          // A page shows where it is in the menu; its URL belongs in the address bar.
          subtitle: id === 'pages' ? commands.find(({ href }) => href === path)?.hint : result.subtitle,
          icon: icon !== undefined && isIconName(icon) ? icon : 'document',
          avatar: { of: id, src: safeImage(result.avatar) ?? null },
          target: {
            kind: 'link',
            path,
            isFound: true,
          },
        },
      ];
    }),
  }));
}

/** Sorts groups: one with a record that begins with the query comes first; pages, which lead to records, come last. */
function bestFirst(found: readonly SearchGroup[], query: string): readonly SearchGroup[] {
  const wanted = foldText(query);
  const rankOf = ({ id, results }: SearchGroup) =>
    results.some(({ title }) => foldText(title).startsWith(wanted)) ? 0 : id === 'pages' ? 2 : 1;
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function inventoryGroup({ scope, query, texts }: EntrySources): EntryGroup[] {
  if (scope === 'contacts') return [];
  const path = `/apps/ecommerce/inventory?${new URLSearchParams({ search: query })}`;
  const entry: Entry = {
    id: 'search-inventory',
    title: texts.searchInventory(query),
    icon: 'search',
    target: { kind: 'link', path, isFound: false },
  };
  return [{ id: 'elsewhere', title: texts.elsewhere, items: [entry] }];
}

function toEntry(command: Command, texts: EntryTexts, prefix = ''): Entry {
  const { id, title, hint, icon, keys, isCurrent } = command;
  const note = isCurrent ? texts.current : hint;
  return { id: prefix + id, title, icon: icon ?? 'chevronRight', note, keys, target: { kind: 'command', command } };
}

/** Number of entries that the search itself found. */
export const countFound = (groups: readonly EntryGroup[]): number =>
  groups.flatMap((group) => group.items).filter(({ id }) => id !== 'search-inventory').length;

/** Whether an entry is a result of the server. */
export const isResult = ({ target }: Entry): boolean => target.kind === 'link' && target.isFound;
