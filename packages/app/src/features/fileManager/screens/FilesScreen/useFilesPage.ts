import type { FileItem } from '@stockroom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { fileKeys } from '#features/fileManager/api/fileKeys';
import { fileQuery, filesQuery } from '#features/fileManager/api/fileQueries';
import { filePaths } from '#features/fileManager/filePaths';
import { fileAddress, type FilesState } from '#features/fileManager/model/fileAddress';
import { hasKind } from '#features/fileManager/model/fileKind';
import { naturalCollator, orderFiles } from '#features/fileManager/model/fileOrder';
import { type FilesPage, isAcrossFolders } from '#features/fileManager/model/fileScope';
import { knownPath } from '#features/fileManager/model/knownPath';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { useRouter } from '#shared/routing/useRouter';

/** The file manager's state: its address, and the server's data for it. */
export function useFilesPage() {
  const { t } = useTranslation('fileManager');
  const locale = useLanguage();
  const client = useQueryClient();
  const router = useRouter();
  const { folderId = null } = useParams();
  const address = useListAddress(fileAddress, (param) => t(`params.${param as 'kind' | 'view' | 'list' | 'details' | 'show'}`));
  const { state } = address;
  const { search, list, sort, order, kind, details } = state;
  const query = useQuery(filesQuery({ folderId, search, list }));
  const { data } = query;
  const { folders, files } = useMemo(() => {
    const compare = naturalCollator(locale);
    const ordered = (items: readonly FileItem[]) => orderFiles(items, sort, order, compare);
    const found = (data?.files ?? []).filter((item) => hasKind(item, kind));
    return { folders: ordered(data?.folders ?? []), files: list === 'recent' ? found : ordered(found) };
  }, [data, locale, sort, order, kind, list]);
  const rows = useMemo(() => [...folders, ...files], [folders, files]);
  // The open item may be in another folder, or excluded by a filter.
  const known =
    details === null ? undefined : [...(data?.folders ?? []), ...(data?.files ?? [])].find(({ id }) => id === details);
  const asked = useQuery({ ...fileQuery(details ?? ''), enabled: details !== null && data !== undefined && !known });

  const at = (folder: string | null, change: Partial<FilesState>): string => {
    const queryString = address.hrefOf(change);
    return filePaths.folder(folder) + (queryString === '?' ? '' : queryString);
  };
  /** The address of a folder, with nothing open in it. */
  const folderHref = (id: string | null): string => at(id, { search: '', list: null, details: null, overlay: null });
  /** The address of a file's details; of the folder alone for `null`. */
  const detailsHref = (id: string | null): string => at(folderId, { details: id, overlay: null });
  return {
    ...address,
    folderId,
    query,
    path:
      data?.path ??
      knownPath(
        client.getQueriesData<FilesPage>({ queryKey: fileKeys.pages() }).map(([, page]) => page),
        folderId,
      ),
    isFound: isAcrossFolders(state),
    folders,
    files,
    rows,
    /** `null`: it does not exist; `undefined`: not known yet. */
    open: known ?? (asked.isError ? null : asked.data?.item),
    /** Path of the open item, when it was found by search. */
    openPath: asked.data?.path,
    folderHref,
    detailsHref,
    openFolder: (id: string | null) => void router.navigate(folderHref(id)),
    openDetails: (id: string | null) => void router.navigate(detailsHref(id), { preventScrollReset: true }),
    /** Refetches all file data, here and in other tabs. */
    refresh: () => {
      broadcastInvalidation(fileKeys.all);
      return client.invalidateQueries({ queryKey: fileKeys.all });
    },
  };
}

export type FilesPageState = ReturnType<typeof useFilesPage>;
