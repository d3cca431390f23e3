import { useQuery } from '@tanstack/react-query';
import { storageQuery } from '#features/fileManager/api/fileQueries';
import { uploadQueue } from '#features/fileManager/api/uploadQueue';
import { StorageMeter } from '#features/fileManager/components/StorageMeter/StorageMeter';
import type { UploadLine } from '#features/fileManager/model/uploadLine';
import { UploadPanel } from './lazyComponents';

/** Uploads in progress and the used storage space, under the list. */
export function FilesFooter({ lines }: { lines: readonly UploadLine[] }) {
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
