import { foldText, Link } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { type ShowcasePageName, showcasePaths } from '../../showcasePaths';
import { Kind, Tile, Tiles } from './ComponentIndex.styles';

const PAGES = [
  'tokens',
  'search',
  'animations',
  'cards',
  'colors',
  'confirmation',
  'table',
  'forms',
  'icons',
  'layouts',
  'typography',
] as const;

/** The other pages of the design system that hold what is looked for. */
export function FoundPages({ search }: { search: string }) {
  const { t } = useTranslation('showcase');
  const words = foldText(search).split(/\s+/u).filter(Boolean);
  const holds = (page: ShowcasePageName) => {
    const text = foldText(`${t(`pages.${page}.title`)} ${t(`pages.${page}.lead`)}`);
    return words.every((word) => text.includes(word));
  };
  const found = PAGES.filter((page) => words.length > 0 && holds(page));
  if (found.length === 0) return null;
  return (
    <Kind aria-labelledby="found-pages">
      <h2 id="found-pages">{t('foundPages')}</h2>
      <Tiles>
        {found.map((page) => (
          <Tile key={page}>
            <Link look="record" href={showcasePaths[page]}>
              {t(`pages.${page}.title`)}
            </Link>
            <p>{t(`pages.${page}.lead`)}</p>
          </Tile>
        ))}
      </Tiles>
    </Kind>
  );
}
