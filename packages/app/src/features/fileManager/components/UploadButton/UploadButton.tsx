import { Button } from '@stockroom/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Chooses files to upload. The parent opens the folder picker by pressing `folderInput`. */
export function UploadButton({ folderInput, onFiles }: UploadButtonProps) {
  const { t } = useTranslation('fileManager');
  const files = useRef<HTMLInputElement>(null);
  // React's types lack this attribute.
  useLayoutEffect(() => {
    folderInput.current?.setAttribute('webkitdirectory', '');
  }, [folderInput]);
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    // Allows choosing the same file again.
    input.value = '';
  };
  const input = { type: 'file', hidden: true, multiple: true } as const;
  return (
    <>
      <Button variant="primary" icon="upload" onPress={() => files.current?.click()}>
        {t('upload.button')}
      </Button>
      <input {...input} ref={files} aria-label={t('upload.button')} onChange={(event) => take(event.target)} />
      <input {...input} ref={folderInput} aria-label={t('upload.folder')} onChange={(event) => take(event.target)} />
    </>
  );
}

export interface UploadButtonProps {
  folderInput: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
}
