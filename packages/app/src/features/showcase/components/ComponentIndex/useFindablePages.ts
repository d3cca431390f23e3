import { type ColorRole, colorRoles, typeScale } from '@stockroom/ui/tokens';
import type { FindablePage } from '#features/showcase/model/findPages';
import { TOKEN_SCALES } from '#features/showcase/model/tokenRows';
import type { ShowcasePageName } from '#features/showcase/showcasePaths';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A group of titles in the translations. */
type Group =
  | 'tokens.scales'
  | 'query.kinds'
  | 'animations.names'
  | 'cards.names'
  | 'colors.families'
  | 'confirmation.tones'
  | 'table.columns'
  | 'forms.layouts'
  | 'icons.sets'
  | 'layouts.frames';

/** The searchable pages other than those of components, each with the titles of its content. */
export function useFindablePages(): FindablePage<ShowcasePageName>[] {
  const { t } = useTranslation('showcase');
  const textsOf = (group: Group): string[] => Object.values(t(group, { returnObjects: true }));
  const parts = {
    tokens: [...textsOf('tokens.scales'), ...TOKEN_SCALES],
    search: [t('query.form'), t('query.title'), ...textsOf('query.kinds')],
    animations: textsOf('animations.names'),
    cards: textsOf('cards.names'),
    colors: [t('colors.contrast'), t('colors.ramps'), ...textsOf('colors.families'), ...roles],
    confirmation: [t('confirmation.set'), ...textsOf('confirmation.tones')],
    table: [t('table.title'), ...textsOf('table.columns')],
    forms: [t('forms.fields'), t('forms.variants'), t('forms.wizards'), ...textsOf('forms.layouts')],
    icons: textsOf('icons.sets'),
    layouts: [t('layouts.sidebars'), t('layouts.scroll'), ...textsOf('layouts.frames')],
    typography: [t('typography.figures'), t('typography.prose'), ...Object.keys(typeScale)],
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).map((page) => ({
    page,
    title: t(`pages.${page}.title`),
    lead: t(`pages.${page}.lead`),
    parts: parts[page],
  }));
}

const roles = Object.keys(colorRoles) as ColorRole[];
