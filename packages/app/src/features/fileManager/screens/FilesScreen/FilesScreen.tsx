import type { FileItem } from '@stockroom/contract';
import '@stockroom/ui/panel-icons';
import { ButtonLink, ContextMenu, EmptyState, type MenuEntry, type RowMenu } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { storageQuery } from '#features/fileManager/api/fileQueries';
import { uploadQueue } from '#features/fileManager/api/uploadQueue';
import type { CellActions } from '#features/fileManager/components/FileGrid/FileCell';
import { FileGrid } from '#features/fileManager/components/FileGrid/FileGrid';
import { StorageMeter } from '#features/fileManager/components/StorageMeter/StorageMeter';
import type { UploadLine } from '#features/fileManager/model/uploadLine';
import { announce } from '#shared/announce/announce';
import { isApiError } from '#shared/api/ApiError';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useFormat } from '#shared/format/useFormat';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { EmptyList, NoResults } from '#shared/list/EmptyStates';
import { ListDetail } from '#shared/list/ListDetail/ListDetail';
import type { Selection } from '#shared/list/model/selection';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { QueryPage } from '#shared/query/QueryPage';
import { useFileActions } from './actions/useFileActions';
import { useUploads } from './actions/useUploads';
import { FilesDialogs } from './dialogs/FilesDialogs';
import { FilesArea } from './FilesArea';
import { FilesHeader } from './FilesHeader';
import { Selected } from './FilesScreen.styles';
import { FilesSkeleton } from './FilesSkeleton';
import { FilesToolbar } from './FilesToolbar';
import { UploadPanel } from './lazyComponents';
import { FilesPane } from './pane/FilesPane';
import { SelectionActions } from './SelectionActions';
import { type FilesPageState, useFilesPage } from './useFilesPage';

/** The shop's files: folders, their content, and the actions for them. */
export function FilesScreen() {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const page = useFilesPage();
  const { state, move, rows, path, folderId, query, open } = page;
  const area = useRef<HTMLDivElement>(null);
  const where = state.list ?? folderId ?? 'root';
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const reveal = (index: number) => flushSync(() => setWanted(rows[index]?.id ?? null));
  const focusAt = (index: number) => {
    reveal(index);
    const id = rows[index]?.id;
    if (id !== undefined) area.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus();
  };
  const actions = useFileActions(page, { focusAt });
  const uploads = useUploads(page.refresh);
  const { chosen } = actions;

  const title = state.list ? t(`lists.${state.list}`) : folderId === null ? t('title') : (path.at(-1)?.name ?? t('title'));
  useDocumentTitle(open && state.details !== null ? open.name : title);
  const scope = JSON.stringify([state.search, state.list, state.kind]);
  useAnnounceResults({
    scope,
    length: query.data && rows.length,
    message: t('search.found', { count: rows.length, formatted: format.number(rows.length) }),
  });
  useAnnounceFolder(folderId, heading, query.data ? title : null);
  const newFolder = actions.newFolder;
  useCommands(
    useMemo<Command[]>(
      () =>
        newFolder
          ? [{ id: 'files.folder', section: 'here', title: t('newFolder'), icon: 'add', keys: 'mod+/', run: newFolder }]
          : [],
      [t, newFolder],
    ),
  );
  const isFiltered = page.isFound || state.kind !== null;
  const isGone = query.data === undefined && isApiError(query.error, 'notFound');
  return (
    <ListDetail
      header={
        <FilesHeader
          title={title}
          isNaming={folderId !== null && state.list === null && query.isPending}
          isCounting={query.isPending}
          counts={query.data && { folders: page.folders.length, files: page.files.length }}
          crumbs={
            folderId === null && state.list === null
              ? null
              : {
                  path: state.list ? [{ id: state.list, name: title }] : path,
                  hrefOf: page.folderHref,
                  targetOf: actions.drag.targetOf,
                }
          }
          headingRef={heading}
          onNewFolder={newFolder}
          onFiles={actions.upload}
          onPaste={actions.paste}
          onShow={(what) => (what === 'trash' ? move({ overlay: 'trash' }) : move({ list: what, search: '', details: null }))}
        />
      }
      ids={rows.map(({ id }) => id)}
      open={query.isLoadingError ? null : state.details}
      hrefOf={page.detailsHref}
      onReveal={reveal}
      detailLabel={open ? open.name || t('noName') : t('details.label')}
      detail={
        query.data && (
          <FilesPane
            key={state.details}
            item={open}
            place={page.openPath && page.isFound ? folderLink(page.openPath, t('title'), page.folderHref) : undefined}
            {...actions.paneOf(open ?? null)}
          />
        )
      }
    >
      {chosen.length > 0 ? (
        <Selected>
          <SelectionActions items={chosen} total={rows.length} {...actions.bulk} />
        </Selected>
      ) : (
        <FilesToolbar state={state} onMove={move} />
      )}
      <FilesArea
        key={where}
        areaRef={area}
        place={where}
        onFiles={actions.upload}
        onDropped={actions.drop}
        onKeyDown={actions.pressKey}
        lasso={actions.lasso}
      >
        {isGone ? (
          <EmptyState
            illustration="search"
            title={t('emptyList.gone.title')}
            action={<ButtonLink href={page.folderHref(null)}>{t('title')}</ButtonLink>}
          >
            {t('emptyList.gone.text')}
          </EmptyState>
        ) : (
          <QueryPage
            query={query}
            count={rows.length}
            isFiltered={isFiltered}
            labels={{ failed: t('failed'), stale: t('stale') }}
            waiting={<FilesSkeleton label={t('loading')} />}
            noMatch={
              <NoResults
                title={t(`emptyList.${state.list ?? 'noMatch'}.title`)}
                clear={t(state.search === '' ? 'allFilters' : 'all')}
                onClear={actions.showAll}
              >
                {t(`emptyList.${state.list ?? 'noMatch'}.text`)}
              </NoResults>
            }
            empty={
              <EmptyList title={t('emptyList.empty.title')} add={t('newFolder')} onAdd={newFolder}>
                {t('emptyList.empty.text')}
              </EmptyList>
            }
          >
            <FilesList
              page={page}
              selection={actions.selection}
              cut={actions.cut}
              wanted={wanted}
              actions={actions.cells}
              menuOf={actions.menuOf}
            />
          </QueryPage>
        )}
      </FilesArea>
      <FilesFooter lines={uploads.lines} />
      <FilesDialogs page={page} actions={actions} uploadQuestion={uploads.question} />
    </ListDetail>
  );
}

const folderLink = (path: readonly { id: string; name: string }[], root: string, hrefOf: (id: string | null) => string) => ({
  name: [root, ...path.map(({ name }) => name)].join(' / '),
  href: hrefOf(path.at(-1)?.id ?? null),
});

/** Announces a new folder like a new page, and focuses the heading when nothing else is focused. */
function useAnnounceFolder(folderId: string | null, heading: { current: HTMLElement | null }, title: string | null): void {
  const announcedFolderId = useRef(folderId);
  useEffect(() => {
    if (title === null || announcedFolderId.current === folderId) return;
    announcedFolderId.current = folderId;
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
    announce(title);
  }, [folderId, title, heading]);
}

/** Uploads in progress and the used storage space, under the list. */
function FilesFooter({ lines }: { lines: readonly UploadLine[] }) {
  const { data } = useQuery(storageQuery());
  return (
    <>
      {lines.length > 0 && (
        <UploadPanel
          lines={lines}
          onPause={uploadQueue.pause}
          onResume={uploadQueue.resume}
          onCancel={uploadQueue.cancel}
          onPauseAll={uploadQueue.pauseAll}
          onResumeAll={uploadQueue.resumeAll}
          onClear={uploadQueue.clear}
        />
      )}
      {data && <StorageMeter use={data} />}
    </>
  );
}

/** Folders, with the files below them. */
function FilesList({ page, menuOf, ...grid }: FilesListProps) {
  const { t } = useTranslation('fileManager');
  const { folders, files, state, folderHref, detailsHref } = page;
  const all = {
    ...grid,
    view: state.view,
    openId: state.details,
    hrefOf: ({ id, type }: { id: string; type: string }) => (type === 'folder' ? folderHref(id) : detailsHref(id)),
  };
  const rowMenu = (target: Element): RowMenu | null => {
    const owner = target.closest('[data-item]')?.querySelector<HTMLElement>('[data-record]');
    const item = page.rows.find(({ id }) => id === owner?.dataset['record']);
    return owner && item ? { ...menuOf(item), owner } : null;
  };
  return (
    <ContextMenu menuOf={rowMenu}>
      {folders.length > 0 && <FileGrid {...all} title={t('lists.folders')} items={folders} />}
      {files.length > 0 && <FileGrid {...all} title={t('lists.files')} items={files} />}
    </ContextMenu>
  );
}

interface FilesListProps {
  page: FilesPageState;
  selection: Selection<string>;
  cut: ReadonlySet<string>;
  wanted: string | null;
  actions: CellActions;
  /** The context menu of a file, opened by the right button or the Menu key. */
  menuOf: (item: FileItem) => { label: string; items: MenuEntry[] };
}
