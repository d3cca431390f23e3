import { Button, EmptyState, foldText, PageHeader } from '@stockroom/ui';
import { useMemo } from 'react';
import { changelogAddress } from '#features/changelog/model/changelogAddress';
import { changelogLanguage, changelogs } from '#features/changelog/model/changelogFiles';
import { countChanges, findChanges, readChangelog } from '#features/changelog/model/readChangelog';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';
import { Page } from './ChangelogScreen.styles';
import { VersionCard } from './VersionCard';

/** The project's own changelog in the reader's language, by version and area. */
export function ChangelogScreen({ file }: ChangelogScreenProps) {
  const { t } = useTranslation('changelog');
  const format = useFormat();
  useDocumentTitle(t('title'));
  const language = useLanguage();
  const writtenIn = changelogLanguage(language);
  const source = file ?? changelogs[writtenIn];
  const versions = useMemo(() => readChangelog(source), [source]);
  const { state, move } = useListAddress(changelogAddress);
  const found = findChanges(versions, state.search, foldText);
  const length = countChanges(found);
  useAnnounceResults({
    scope: changelogAddress.scopeOf(state),
    length,
    message: t('count', { count: length, formatted: format.number(length) }),
  });
  return (
    <Page>
      <PageHeader title={t('title')} description={t('lead')} />
      <SearchBox
        search={state.search}
        labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
        onSearch={(search) => move({ search })}
      />
      {found.length === 0 && (
        <EmptyState
          illustration="search"
          title={t('nothing')}
          action={<Button onPress={() => move({ search: '' })}>{t('search.clear')}</Button>}
        >
          {t('nothingText')}
        </EmptyState>
      )}
      {found.map((version) => (
        <VersionCard key={version.name} version={version} lang={writtenIn === language ? undefined : writtenIn} />
      ))}
    </Page>
  );
}

export interface ChangelogScreenProps {
  /** A changelog in Markdown, newest version first. @default the project's own, in the current language */
  file?: string;
}
