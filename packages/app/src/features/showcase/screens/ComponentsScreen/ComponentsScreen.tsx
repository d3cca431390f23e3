import { ICON_SETS } from '@stockroom/contract';
import { Button, ButtonLink, EmptyState, foldText } from '@stockroom/ui';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { components } from 'virtual:examples';
import { iconSetQuery } from '#features/showcase/api/iconQueries';
import { ComponentIndex } from '#features/showcase/components/ComponentIndex/ComponentIndex';
import { FoundIcons } from '#features/showcase/components/ComponentIndex/FoundIcons';
import { FoundPages } from '#features/showcase/components/ComponentIndex/FoundPages';
import { tileId } from '#features/showcase/components/ComponentIndex/tileId';
import { useFindablePages } from '#features/showcase/components/ComponentIndex/useFindablePages';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { findComponents } from '#features/showcase/model/findComponents';
import { findPages } from '#features/showcase/model/findPages';
import { findIcons } from '#features/showcase/model/icons/findIcons';
import { isOnShelf, type Shelf } from '#features/showcase/model/shelves';
import { componentsAddress } from '#features/showcase/model/showcaseAddress';
import { summariesTr } from '#features/showcase/model/summariesTr';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { useExampleAppearance } from '../useExampleAppearance';
import { OneComponent } from './OneComponent';

/**
 * All components, those of the shop, or the large ones: a searchable index, and each component with its examples, props and
 * documentation.
 */
export function ComponentsScreen({ shelf }: ComponentsScreenProps) {
  const { t } = useTranslation('showcase');
  const language = useLanguage();
  const { exampleAppearance, onLooks } = useExampleAppearance();
  const { state, move, hrefOf } = useListAddress(componentsAddress);
  const linkTo = (component: string | null) => showcasePaths[shelf] + hrefOf({ component });
  const summaryOf = (name: string) => (language === 'tr' ? summariesTr[name] : undefined) ?? summaries.get(name) ?? '';
  const shown = components.filter(({ name }) => isOnShelf(shelf, name));
  const found = findComponents(shown, state.search, foldText, ({ name }) => summaryOf(name));
  const pages = findPages(useFindablePages(), state.search, foldText);
  const icons = useFoundIcons(state.search);
  const open = shown.find(({ name }) => name === state.component);
  const isNothing = found.length + pages.length + icons.sets.length === 0 && !icons.isWaiting && !icons.failed;
  const headingRef = useComponentFocus(open?.name ?? null);
  const count = t('found', { count: found.length });
  useAnnounceResults({ scope: componentsAddress.scopeOf(state), length: found.length, message: count });
  const clear = <Button onPress={() => move({ search: '' })}>{t('search.clear')}</Button>;
  const widen = <ButtonLink href={`${showcasePaths.base}${hrefOf({})}`}>{t('search.all')}</ButtonLink>;
  return (
    <ShowcasePage
      page={shelf}
      appearance={exampleAppearance}
      onAppearanceChange={open && onLooks}
      search={
        !open && (
          <SearchBox
            search={state.search}
            labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
            onSearch={(search) => move({ search, component: null })}
          />
        )
      }
    >
      {open && (
        <OneComponent
          key={open.name}
          entry={open}
          summary={summaryOf(open.name)}
          headingRef={headingRef}
          back={
            <ButtonLink href={linkTo(null)} icon="chevronLeft" size="sm">
              {t('allComponents')}
            </ButtonLink>
          }
        />
      )}
      {state.component !== null && !open && (
        <EmptyState
          illustration="map"
          title={t('notFound')}
          action={<ButtonLink href={linkTo(null)}>{t('allComponents')}</ButtonLink>}
        >
          {t('noComponent', { name: state.component })}
        </EmptyState>
      )}
      {state.component === null && pages.length > 0 && <FoundPages pages={pages} />}
      {state.component === null && isNothing && (
        <EmptyState illustration="search" title={t('nothing')} action={shelf === 'base' ? clear : widen}>
          {t('nothingText')}
        </EmptyState>
      )}
      {state.component === null && found.length > 0 && (
        <ComponentIndex entries={found} count={count} isSearched={state.search !== ''} summaryOf={summaryOf} hrefOf={linkTo} />
      )}
      {state.component === null && icons.failed && (
        <QueryFailed query={icons.failed} labels={{ failed: t('icons.failed'), stale: t('icons.stale') }} />
      )}
      {state.component === null && icons.sets.length > 0 && <FoundIcons sets={icons.sets} search={state.search} />}
    </ShowcasePage>
  );
}

/** English summaries, from the components' own sources. */
const summaries = new Map(components.map(({ name, summary }) => [name, summary]));

export interface ComponentsScreenProps {
  shelf: Shelf;
}

/**
 * Focuses the name of a component that is opened, and its tile when it is closed, as the focused element is removed (decision
 * 029). Not on the first page, where the browser's own order holds.
 * @param open name of the component that is shown; null is the index
 * @returns a ref for the heading with the component's name
 */
function useComponentFocus(open: string | null): RefCallback<HTMLElement> {
  const focused = useRef(open);
  useEffect(() => {
    if (open !== null || focused.current === null) return;
    document.getElementById(tileId(focused.current))?.focus();
    focused.current = null;
  }, [open]);
  return useCallback(
    (heading) => {
      if (!heading || focused.current === open) return;
      focused.current = open;
      heading.focus({ preventScroll: true });
    },
    [open],
  );
}

/** A single letter is in nearly every name. */
const FEWEST_LETTERS = 2;

/** Icons of all sets that match the search, in either language. Their names are fetched once there is a search term. */
function useFoundIcons(search: string) {
  const enabled = search.trim().length >= FEWEST_LETTERS;
  const sets = useQueries({ queries: ICON_SETS.map((set) => ({ ...iconSetQuery(set), enabled })) });
  const failed = sets.filter(({ isError }) => isError);
  const found = ICON_SETS.map((set, index) => ({ set, names: findIcons(sets[index]?.data?.list ?? [], search, foldText) }));
  return {
    sets: enabled ? found.filter(({ names }) => names.length > 0) : [],
    isWaiting: enabled && sets.some(({ isPending }) => isPending),
    /** Failed queries, to be retried together. */
    failed: enabled ? together(failed) : undefined,
  };
}

function together<Query extends Pick<UseQueryResult, 'refetch'>>([first, ...others]: readonly Query[]) {
  if (!first) return undefined;
  const refetch: Query['refetch'] = () => {
    for (const each of others) void each.refetch();
    return first.refetch();
  };
  return { ...first, refetch };
}
