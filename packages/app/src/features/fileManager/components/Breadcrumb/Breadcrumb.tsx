import type { FolderStep } from '@stockroom/contract';
import { Icon } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { Crumb, CrumbLink, Crumbs } from './Breadcrumb.styles';

/** The path from the root to the open folder. Dragged items can be dropped on each folder. */
export function Breadcrumb({ path, hrefOf, targetOf }: BreadcrumbProps) {
  const { t } = useTranslation('fileManager');
  const steps = [{ id: null, name: t('title') }, ...path];
  return (
    <nav aria-label={t('breadcrumb')}>
      <Crumbs>
        {steps.map(({ id, name }, index) => {
          const isLast = index === steps.length - 1;
          return (
            <Crumb key={id ?? ''}>
              {isLast ? (
                <span aria-current="page">{name || t('noName')}</span>
              ) : (
                <>
                  <CrumbLink as={RouterLink} href={hrefOf(id)} {...targetOf(id)}>
                    {name || t('noName')}
                  </CrumbLink>
                  <Icon name="chevronRight" size={16} />
                </>
              )}
            </Crumb>
          );
        })}
      </Crumbs>
    </nav>
  );
}

export interface BreadcrumbProps {
  path: readonly FolderStep[];
  hrefOf: (folderId: string | null) => string;
  /** Props that make a folder a drop target. */
  targetOf: (folderId: string | null) => Record<string, unknown>;
}
