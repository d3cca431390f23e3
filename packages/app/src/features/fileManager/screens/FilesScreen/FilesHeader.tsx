import { Button, Menu, PageHeader } from '@stockroom/ui';
import { type Ref, useRef } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '#features/fileManager/components/Breadcrumb/Breadcrumb';
import { UploadButton } from '#features/fileManager/components/UploadButton/UploadButton';
import { useFileLabels } from '#features/fileManager/components/useFileLabels';
import type { FoundList } from '#features/fileManager/model/fileAddress';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Title, path and item counts of the open folder, with actions to add to it. */
export function FilesHeader({
  title,
  isNaming,
  counts,
  isCounting,
  crumbs,
  headingRef,
  onNewFolder,
  onFiles,
  onPaste,
  onShow,
}: FilesHeaderProps) {
  const { t } = useTranslation('fileManager');
  const labels = useFileLabels();
  const folderInput = useRef<HTMLInputElement>(null);
  return (
    <PageHeader
      title={title}
      isTitlePending={isNaming}
      headingRef={headingRef}
      breadcrumbs={crumbs && <Breadcrumb {...crumbs} />}
      isDescriptionPending={isCounting}
      description={counts && labels.counts(counts)}
      actions={
        <>
          <Menu
            label={t('more')}
            trigger={<Button icon="more">{t('more')}</Button>}
            items={[
              { id: 'starred', label: t('lists.starred'), icon: 'star', onSelect: () => onShow('starred') },
              { id: 'recent', label: t('lists.recent'), icon: 'clock', onSelect: () => onShow('recent') },
              ...(onNewFolder ? [{ type: 'divider' as const }] : []),
              ...(onFiles
                ? [
                    {
                      id: 'folder',
                      label: t('upload.folder'),
                      icon: 'folder' as const,
                      onSelect: () => folderInput.current?.click(),
                    },
                  ]
                : []),
              ...(onNewFolder
                ? [{ id: 'trash', label: t('trashBin.title'), icon: 'delete' as const, onSelect: () => onShow('trash') }]
                : []),
            ]}
          />
          {onPaste && <Button onPress={onPaste}>{t('menu.paste')}</Button>}
          {onNewFolder && (
            <Button icon="folder" onPress={onNewFolder}>
              {t('newFolder')}
            </Button>
          )}
          {onFiles && <UploadButton folderInput={folderInput} onFiles={onFiles} />}
        </>
      }
    />
  );
}

export interface FilesHeaderProps {
  title: string;
  /** Whether the folder's name is still loading. */
  isNaming: boolean;
  /** `undefined` while unknown. */
  counts: { folders: number; files: number } | undefined;
  /** Whether the counts are being loaded. */
  isCounting: boolean;
  /** Left out at the root. */
  crumbs: BreadcrumbProps | null;
  headingRef: Ref<HTMLHeadingElement>;
  /** Left out for users with read access only. */
  onNewFolder: (() => void) | undefined;
  /** Called with files chosen for upload. Left out where nothing can be added, as in search results. */
  onFiles?: (files: File[]) => void;
  /** Given while items are cut or copied. */
  onPaste?: () => void;
  onShow: (what: FoundList | 'trash') => void;
}
