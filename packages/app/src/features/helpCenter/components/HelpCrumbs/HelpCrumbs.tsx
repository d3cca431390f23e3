import { Breadcrumbs, type BreadcrumbItem } from '@stockroom/ui';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Breadcrumb of a page in the help center, from its home on. */
export function HelpCrumbs({ items }: { items: readonly BreadcrumbItem[] }) {
  const { t } = useTranslation('helpCenter');
  return <Breadcrumbs label={t('where')} items={[{ label: t('title'), href: helpPaths.home }, ...items]} />;
}
