import type { IconSetId } from '@stockroom/contract';
import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { iconDrawingsQuery, iconSetQuery } from '#features/showcase/api/iconQueries';
import { IconGrid } from '#features/showcase/components/IconGrid/IconGrid';
import { IconDetails } from '#features/showcase/components/IconUse/IconDetails';
import { findIcons } from '#features/showcase/model/icons/findIcons';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { QueryPage } from '#shared/query/QueryPage';

/** The matching icons of a set, and the details of the selected one. */
export function IconSetPart({ set, search, fold, size, icon, onIcon, empty }: IconSetPartProps) {
  const { t } = useTranslation('showcase');
  const format = useFormat();
  const names = useQuery(iconSetQuery(set));
  const drawn = useQuery(iconDrawingsQuery(set));
  const found = findIcons(names.data?.list ?? [], search, fold);
  const side = set === 'heroicons-mini' ? 20 : 24;
  const shapesOf = (name: string) => drawn.data?.[name] ?? [];
  const count = t('icons.found', { count: found.length, formatted: format.number(found.length) });
  useAnnounceResults({ scope: `${set} ${search}`, length: names.data && found.length, message: count });
  const isThere = icon !== null && names.data?.list.includes(icon);
  return (
    <QueryPage
      query={drawn.isSuccess ? names : drawn}
      count={1}
      labels={{ failed: t('icons.failed'), stale: t('icons.stale') }}
      empty={null}
      waiting={
        <div role="status">
          <VisuallyHidden>{t('icons.loading')}</VisuallyHidden>
          <Skeleton shape="rect" height={560} />
        </div>
      }
    >
      {names.data && drawn.data && (
        <>
          {isThere && (
            <IconDetails namespace={names.data.namespace} name={icon} shapes={shapesOf(icon)} size={size} side={side} />
          )}
          {icon !== null && !isThere && <p role="status">{t('icons.noIcon', { name: icon })}</p>}
          <p>{count}</p>
          {found.length === 0 ? (
            empty
          ) : (
            <IconGrid
              key={`${search} ${size}`}
              label={t('icons.list')}
              scope={`${set} ${search} ${size}`}
              names={found}
              shapesOf={shapesOf}
              size={size}
              side={side}
              open={icon}
              onOpen={onIcon}
            />
          )}
        </>
      )}
    </QueryPage>
  );
}

export interface IconSetPartProps {
  set: IconSetId;
  search: string;
  /** Makes letters alike that people take for the same. */
  fold: (text: string) => string;
  size: number;
  icon: string | null;
  onIcon: (icon: string) => void;
  /** Shown in place of icons when none matches. */
  empty: ReactNode;
}
