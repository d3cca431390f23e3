import { useEffect, useRef, useSyncExternalStore } from 'react';
import { restoreLostUploads, uploadQueue } from '#features/fileManager/api/uploadQueue';
import { uploadProgress } from '#features/fileManager/model/uploadLine';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';

/** Uploads in progress, and the questions about them. An uploaded file appears in its folder. */
export function useUploads(refresh: () => unknown) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const lines = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read);
  const { done, total, problems, isUnfinished } = uploadProgress(lines);
  const latest = useLatest(refresh);
  useEffect(() => {
    if (done > 0) void latest.current();
  }, [done, latest]);

  const { user } = useSession();
  const notifyLostUploads = useLatest((count: number) => {
    const message = t('upload.saidProblems', { count, formatted: format.number(count) });
    if (count > 0) toasts.show({ id: 'uploads', tone: 'critical', message });
  });
  useEffect(() => notifyLostUploads.current(restoreLostUploads(user.id)), [user.id, notifyLostUploads]);

  const wasUnfinished = useRef(false);
  const successMessage = t('upload.said', { count: done, formatted: format.number(done) });
  const failed = t('upload.saidProblems', { count: problems, formatted: format.number(problems) });
  useEffect(() => {
    if (wasUnfinished.current && !isUnfinished && total > 0) {
      if (problems > 0) toasts.show({ id: 'uploads', tone: 'critical', message: failed });
      else if (done > 0) toasts.show({ id: 'uploads', tone: 'success', message: successMessage });
    }
    if (!wasUnfinished.current && isUnfinished) announce(t('upload.begun'));
    wasUnfinished.current = isUnfinished;
  }, [isUnfinished, total, done, problems, successMessage, failed, t]);

  const asked = lines.find(({ status }) => status === 'asking');
  return {
    lines,
    question: asked && {
      name: asked.name,
      hasMore: uploadQueue.hasMore(asked.id),
      onAnswer: (choice: 'rename' | 'replace' | 'skip', isForAll: boolean) => uploadQueue.answer(asked.id, choice, isForAll),
      onCancel: () => uploadQueue.answer(asked.id, 'skip', false),
    },
  };
}
