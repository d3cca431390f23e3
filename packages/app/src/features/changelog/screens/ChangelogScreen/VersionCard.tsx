import { Badge } from '@stockroom/ui';
import { countChanges, type Version } from '#features/changelog/model/readChangelog';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { MarkdownLine } from '#shared/markdown/MarkdownLine';
import { AreaRow, Areas, Head, Release } from './ChangelogScreen.styles';

/** A version with its date and its changes by area. */
export function VersionCard({ version, lang }: VersionCardProps) {
  const { t } = useTranslation('changelog');
  const format = useFormat();
  const { name, date, areas } = version;
  const count = countChanges([version]);
  const id = `version-${name}`;
  return (
    <Release aria-labelledby={id}>
      <Head>
        <h2 id={id}>{name}</h2>
        {date === null ? <Badge>{t('unreleased')}</Badge> : <time dateTime={date}>{format.date(`${date}T12:00:00`)}</time>}
        <span>{t('count', { count, formatted: format.number(count) })}</span>
      </Head>
      <Areas lang={lang}>
        {areas.map((area) => (
          <AreaRow key={area.name}>
            {area.name !== null && <h3>{area.name}</h3>}
            <ul>
              {area.changes.map((change) => (
                <li key={change}>
                  <MarkdownLine text={change} />
                </li>
              ))}
            </ul>
          </AreaRow>
        ))}
      </Areas>
    </Release>
  );
}

export interface VersionCardProps {
  version: Version;
  /** Language of its texts, if it differs from the page's. */
  lang?: string;
}
