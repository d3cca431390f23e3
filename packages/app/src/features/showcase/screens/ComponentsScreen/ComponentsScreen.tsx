import { Button, ButtonLink, EmptyState, foldText } from '@stockroom/ui';
import { components } from 'virtual:examples';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useLanguage } from '#shared/i18n/useLanguage';
import { SearchBox } from '#shared/list/SearchBox';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { ComponentIndex } from '#features/showcase/components/ComponentIndex/ComponentIndex';
import { FoundIcons } from '#features/showcase/components/ComponentIndex/FoundIcons';
import { FoundPages } from '#features/showcase/components/ComponentIndex/FoundPages';
import { useFindablePages } from '#features/showcase/components/ComponentIndex/useFindablePages';
import { ShowcasePage } from '#features/showcase/components/ShowcasePage/ShowcasePage';
import { findComponents } from '#features/showcase/model/findComponents';
import { findPages } from '#features/showcase/model/findPages';
import { isOnShelf, type Shelf } from '#features/showcase/model/shelves';
import { componentsAddress } from '#features/showcase/model/showcaseAddress';
import { summariesTr } from '#features/showcase/model/summariesTr';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { useExampleAppearance } from '../useExampleAppearance';
import { OneComponent } from './OneComponent';
import { useComponentFocus } from './useComponentFocus';
import { useFoundIcons } from './useFoundIcons';

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
