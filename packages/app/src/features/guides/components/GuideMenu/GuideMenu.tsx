import { breakpoints, Disclosure, Link } from '@stockroom/ui';
import { type ReactNode, useId, useState } from 'react';
import { guidesPaths } from '#features/guides/guidesPaths';
import { type GuideCategory, type GuidePath, isSame } from '#shared/guide/model/guideIndex';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Entries, Group, Groups, MenuRoot } from './GuideMenu.styles';

/**
 * All guides by category, the open one marked. Stands beside the guide; collapsed into one line on a phone. Renders a `<nav>`.
 */
export function GuideMenu({ categories, current, lang, search, found }: GuideMenuProps) {
  const { t } = useTranslation('guides');
  const isBeside = useMediaQuery(`(min-width: ${breakpoints.md}px)`);
  // Stays open only for the guide at which it was opened: a user who opens another guide wants to read it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const here = `${current.category}/${current.guide}`;
  return (
    <MenuRoot aria-label={t('menu')}>
      {search}
      {found ?? (
        <Disclosure
          summary={t('all')}
          open={isBeside || openAt === here}
          onOpenChange={(open) => !isBeside && setOpenAt(open ? here : null)}
        >
          <Groups lang={lang}>
            {categories.map((category) => (
              <CategoryOfGuides key={category.slug} category={category} current={current} />
            ))}
          </Groups>
        </Disclosure>
      )}
    </MenuRoot>
  );
}

export interface GuideMenuProps {
  categories: readonly GuideCategory[];
  /** The open guide. */
  current: GuidePath;
  /** Language of the titles, if it differs from the page's. */
  lang?: string;
  /** The search field. */
  search: ReactNode;
  /** Search results, in place of all guides. */
  found: ReactNode;
}

function CategoryOfGuides({ category: { title, guides }, current }: CategoryProps) {
  const id = useId();
  return (
    <Group>
      <h2 id={id}>{title}</h2>
      <Entries aria-labelledby={id}>
        {guides.map((entry) => (
          <li key={entry.guide}>
            <Link
              href={guidesPaths.guide(entry.category, entry.guide)}
              aria-current={isSame(entry, current) ? 'page' : undefined}
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </Entries>
    </Group>
  );
}

interface CategoryProps {
  category: GuideCategory;
  current: GuidePath;
}
