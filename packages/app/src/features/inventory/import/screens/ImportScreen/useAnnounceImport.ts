import { useEffect, useRef } from 'react';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ImportSnapshot } from './ImportView';

/**
 * Announces the progress of the import in quarters, and the outcome of each check: often enough to inform, seldom enough not to
 * disturb.
 */
export function useAnnounceImport(snapshot: ImportSnapshot): void {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { report, summary, progress, file } = snapshot.context;
  const share = snapshot.matches('applying') ? (report ? report.rows / Math.max(1, report.rowCount) : 0) : progress;
  const quarter = Math.floor(share * 4) / 4;
  const percent = format.percent(quarter * 100);
  const fileName = file?.name ?? '';
  const message = useMessage(snapshot, { percent, fileName });

  const lastAnnounced = useRef('');
  useEffect(() => {
    if (message === '' || message === lastAnnounced.current) return;
    lastAnnounced.current = message;
    announce(message);
  }, [message]);

  const checked = useRef(summary);
  useEffect(() => {
    if (summary === null || summary === checked.current) return;
    checked.current = summary;
    const { add, change, unchanged, refused } = summary.counts;
    announce(t('review.checked', { add, change, unchanged, refused }));
  }, [summary, t]);
}

function useMessage(snapshot: ImportSnapshot, { percent, fileName }: { percent: string; fileName: string }): string {
  const { t } = useTranslation('import');
  if (snapshot.matches('reading')) return `${t('reading.title', { file: fileName })}. ${t('reading.progress', { percent })}`;
  if (snapshot.matches('checking')) return `${t('check.title', { file: fileName })}. ${t('check.progress', { percent })}`;
  if (snapshot.matches({ applying: 'stopping' })) return t('apply.stopping');
  if (snapshot.matches('applying')) return t('apply.announce', { percent });
  if (snapshot.matches('undoing')) return t('undo.title');
  return '';
}
