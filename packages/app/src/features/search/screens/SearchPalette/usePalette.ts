import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { searchQuery } from '#features/search/api/queries';
import { parseSearchText } from '#features/search/model/scope';
import { runCommand } from '#shared/commands/runCommand';
import { useCommandList } from '#shared/commands/useCommands';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRouter } from '#shared/routing/useRouter';
import { useSession } from '#shared/session/SessionContext';
import { countFound, type Entry, type EntrySources, type EntryTexts, isResult, listEntries } from './entries';
import { createRecentStore } from './recents';
import { useSearch } from './useSearch';

/**
 * The palette's entries for a text, and the handlers that pick them. Recent entries are read once each time the palette opens.
 */
export function usePalette(text: string, setText: (text: string) => void, close: () => void) {
  const { t } = useTranslation('search');
  const router = useRouter();
  const { user } = useSession();
  const [recentStore] = useState(() => createRecentStore(user.id));
  const [recents, setRecents] = useState(recentStore.get);
  const { scope, query } = parseSearchText(text);
  const search = useSearch(query, scope);
  const commands = useCommandList().filter(
    ({ isHidden, isDisplayOnly, canRun }) => !isHidden && !isDisplayOnly && (canRun?.() ?? true),
  );
  const sources: EntrySources = {
    scope,
    query,
    commands,
    recents,
    found: search.groups,
    isSearching: search.isBusy,
    texts: useEntryTexts(),
  };
  const groups = listEntries(sources);

  const openLink = (path: string, newTab: boolean) => {
    if (newTab) {
      window.open(path, '_blank', 'noopener');
      return;
    }
    close();
    void router.navigate(path);
  };
  const pick = ({ target }: Entry, newTab: boolean) => {
    if (target.kind === 'clear') recentStore.clearSearches();
    else if (target.kind === 'search') setText(target.query);
    else if (target.kind === 'link') {
      recentStore.addSearch(query);
      openLink(target.path, newTab);
    } else {
      recentStore.addCommand(target.command.id);
      if (!target.command.run) openLink(target.command.href, newTab);
      else {
        close();
        runCommand(target.command, () => undefined);
      }
    }
    setRecents(recentStore.get());
  };
  const answerOf = useAnswer(text);
  /** A scanner sends its Enter before the answer arrives: the result is opened when it does. */
  const submit = async () => {
    if (!search.isBusy) return;
    search.searchNow();
    const found = await answerOf(query, scope);
    const first =
      found && listEntries({ ...sources, found, isSearching: false }).flatMap(({ items }) => items.find(isResult) ?? [])[0];
    if (first) pick(first, false);
  };

  const count = countFound(groups);
  const isSilent = query === '' || search.isBusy || search.error !== null;
  return {
    scope,
    query,
    groups,
    search,
    isNone: !isSilent && count === 0,
    announcement: isSilent ? '' : count === 0 ? t('none.title', { query }) : t('found', { count }),
    /** A keyboard pick of an entry from a stale answer waits for the new answer. */
    pick: (entry: Entry, { newTab, by }: { newTab: boolean; by: 'key' | 'pointer' }) => {
      const waits = by === 'key' && search.isBusy && entry.target.kind === 'link';
      if (waits) void submit();
      else pick(entry, newTab);
    },
    submit: () => void submit(),
    remove: ({ target }: Entry) => {
      if (target.kind !== 'search') return;
      recentStore.removeSearch(target.query);
      setRecents(recentStore.get());
    },
  };
}

/** Waits for the answer to a search; `null` when it failed, or when meanwhile other text was typed or the palette closed. */
function useAnswer(text: string) {
  const client = useQueryClient();
  const language = useLanguage();
  const latest = useRef<string | null>(text);
  useEffect(() => {
    latest.current = text;
    return () => {
      latest.current = null;
    };
  }, [text]);
  return async (query: string, scope: EntrySources['scope']) => {
    try {
      const found = await client.query(searchQuery(query, scope, language));
      return latest.current === text ? found : null;
    } catch {
      // The palette itself shows the error, as it uses the same query.
      return null;
    }
  };
}

/** Translated texts of the palette's entries. */
function useEntryTexts(): EntryTexts {
  const { t } = useTranslation('search');
  return {
    section: (section) => t(`sections.${section}`),
    recentSearches: t('recent.searches'),
    clearSearches: t('recent.clear'),
    recentCommands: t('recent.commands'),
    current: t('current'),
    elsewhere: t('elsewhere'),
    searchInventory: (query) => t('searchInventory', { query }),
  };
}
