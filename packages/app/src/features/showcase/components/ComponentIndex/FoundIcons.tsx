import type { IconSetId } from '@stockroom/contract';
import { Link } from '@stockroom/ui';
import { iconAddress } from '#features/showcase/model/icons/iconAddress';
import { iconSetPath } from '#features/showcase/showcasePaths';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Kind, Tile, Tiles } from './ComponentIndex.styles';
import { firstTitles } from './firstTitles';

/** The sets that contain an icon of that name or meaning, each with its first matches. */
export function FoundIcons({ sets, search }: FoundIconsProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  return (
    <Kind aria-labelledby="found-icons">
      <h2 id="found-icons">{t('pages.icons.title')}</h2>
      <Tiles>
        {sets.map(({ set, names }) => (
          <Tile key={set}>
            <Link variant="record" href={`${iconSetPath(set)}?${iconAddress.write({ ...iconAddress.fallback, search })}`}>
              {t(`icons.sets.${set}`)}
            </Link>
            <p>{t('icons.found', { count: names.length, formatted: format.number(names.length) })}</p>
            <small lang="en">{firstTitles(names)}</small>
          </Tile>
        ))}
      </Tiles>
    </Kind>
  );
}

/** The matching icons of a set: at least one. */
export interface FoundIconSet {
  set: IconSetId;
  names: readonly string[];
}

export interface FoundIconsProps {
  sets: readonly FoundIconSet[];
  search: string;
}
