import { SUPPORT_FILES, type SupportFile } from '@stockroom/contract';
import { Button, useFileDrop } from '@stockroom/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Attachments } from '#shared/attachments/Attachments';
import { useUploads } from '#shared/attachments/useUploads';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Zone } from './SupportFiles.styles';

/** Files for a request: chosen, dropped or pasted. */
export function SupportFiles({ files, upload, onChange, onSending }: SupportFilesProps) {
  const { t } = useTranslation('helpCenter');
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, isSending, add, remove, retry } = useUploads({
    ...SUPPORT_FILES,
    count: files.length,
    upload,
    onUploaded: (arrived) => onChange([...files, ...arrived]),
  });
  const drop = useFileDrop(zone, true, add);
  const notifySending = useEffectEvent(onSending);
  useEffect(() => notifySending(isSending), [isSending]);
  return (
    <Zone ref={zone} data-over={drop.isOver || undefined} {...drop.handlers}>
      <Attachments
        attachments={files}
        uploads={uploads}
        limits={SUPPORT_FILES}
        onRetry={retry}
        onRemove={(id) => {
          remove(id);
          if (files.some((file) => file.id === id)) onChange(files.filter((file) => file.id !== id));
        }}
      />
      <Button size="sm" icon="add" onPress={() => input.current?.click()}>
        {t('support.attach')}
      </Button>
      <p>{t('support.attachHelp')}</p>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('support.attach')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Zone>
  );
}

export interface SupportFilesProps {
  files: readonly SupportFile[];
  /** Uploads a file. */
  upload: (file: File, signal: AbortSignal) => Promise<SupportFile>;
  onChange: (files: SupportFile[]) => void;
  /** Called with whether uploads are pending. */
  onSending: (isSending: boolean) => void;
}
