import { Badge, Button, EmptyState, foldText, PageHeader } from '@stockroom/ui';
import { useFormat } from '../../../../shared/format/useFormat';
import { useDocumentTitle } from '../../../../shared/hooks/useDocumentTitle';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { SearchBox } from '../../../../shared/list/SearchBox';
import { useListAddress } from '../../../../shared/list/useListAddress';
import { useSaidResults } from '../../../../shared/list/useSaidResults';
import { MarkdownLine } from '../../../../shared/markdown/MarkdownLine';
import written from '../../../../../../../docs/changelog.md?raw';
import { changelogAddress } from '../../model/changelogAddress';
import { findChanges, readChangelog, type Version } from '../../model/readChangelog';
import { Changes, Head, Page, Release } from './ChangelogScreen.styles';

const project = readChangelog(written);

/** What changed in Stockroom, version by version. The texts are the project's own, in English. */
export function ChangelogScreen({ versions = project }: ChangelogScreenProps) {
  const { t } = useTranslation('changelog');
  const format = useFormat();
  useDocumentTitle(t('title'));
  const { state, move } = useListAddress(changelogAddress);
  const found = findChanges(versions, state.search, foldText);
  const length = found.reduce((sum, { changes }) => sum + changes.length, 0);
  const countOf = (count: number) => t('count', { count, formatted: format.number(count) });
  useSaidResults({ scope: changelogAddress.scopeOf(state), length, words: countOf(length) });
  return (
    <Page>
      <PageHeader title={t('title')} description={t('lead')} />
      <SearchBox
        search={state.search}
        words={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
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
      {found.map(({ name, date, changes }) => (
        <Release key={name} aria-labelledby={`version-${name}`}>
          <Head>
            <h2 id={`version-${name}`}>{name}</h2>
            {date === null ? <Badge>{t('unreleased')}</Badge> : <time dateTime={date}>{format.date(`${date}T12:00:00`)}</time>}
            <span>{countOf(changes.length)}</span>
          </Head>
          <Changes lang="en">
            {changes.map(({ at, markdown }) => (
              <li key={at}>
                <MarkdownLine text={markdown} />
              </li>
            ))}
          </Changes>
        </Release>
      ))}
    </Page>
  );
}

export interface ChangelogScreenProps {
  /** Newest first. @default the project's own */
  versions?: readonly Version[];
}
