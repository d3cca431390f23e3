import { allowedFileName, type FileItem } from '@stockroom/contract';
import { fetchContent } from '#features/fileManager/api/fileCalls';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { BulkLimits } from '#shared/list/useBulkRun';
import { toasts } from '#shared/toast/toast';

/** Downloads: a single file unchanged, several files and folders in one zip file. */
export function useDownloads(run: (total: number, act: (limits: BulkLimits) => Promise<void>) => Promise<boolean>) {
  const { t } = useTranslation('fileManager');
  const { number } = useFormat();
  const describe = useDescribeError();

  const one = async (item: FileItem) => {
    try {
      downloadFile(await fetchContent(item.id), allowedFileName(item.name));
    } catch (error) {
      const message = `${t('said.downloadFailed', { name: item.name || t('noName') })} ${describe(error).message}`;
      toasts.show({ id: `download ${item.id}`, tone: 'critical', message });
    }
  };
  const many = async (items: readonly FileItem[]) => {
    const { filesWithin, zipFiles } = await importOrReload('file-zip', () => import('#features/fileManager/api/zipFiles'));
    await run(filesWithin(items), async (limits) => {
      const packed = await zipFiles(items, limits);
      if (!packed) return;
      const [only] = items;
      const name =
        items.length === 1 && only ? `${allowedFileName(only.name)}.zip` : exportedFileName('files', new Date(), 'zip');
      downloadFile(packed.zip, name);
      const count = packed.missing.length;
      if (count > 0) toasts.show({ tone: 'warning', message: t('said.missing', { count, formatted: number(count) }) });
    });
  };
  return (items: readonly FileItem[]): Promise<void> => {
    const [only] = items;
    return items.length === 1 && only && only.type !== 'folder' ? one(only) : many(items);
  };
}
