import { type RefCallback, useCallback, useState } from 'react';
import type { FileContent } from '#features/fileManager/model/fileContent';
import type { PreviewKind } from '#features/fileManager/model/previewKind';
import { Picture, PlainText } from '#shared/attachments/AttachmentPreview.styles';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LazyPdfView } from '#shared/pdf/lazyComponents';
import { Film, Note, Sheet, Sound } from './FilePreview.styles';

/** A file's content, as an image, text or media player. */
export function FileContentView({ content, kind, name }: { content: FileContent; kind: PreviewKind; name: string }) {
  const { t } = useTranslation('fileManager');
  const [isBroken, setBroken] = useState(false);
  const { text, rows, bytes, isCut } = content;
  const source = useSourceRef(bytes);
  const onError = () => setBroken(true);
  if (isBroken) return <Note role="status">{t('preview.broken')}</Note>;
  if (text === '' || rows?.length === 0 || bytes?.size === 0) return <Note>{t('preview.empty')}</Note>;
  const [head, ...body] = rows ?? [];
  return (
    <>
      {text !== undefined && (
        <PlainText tabIndex={0} aria-label={name} role="region">
          {text}
        </PlainText>
      )}
      {rows && (
        <Sheet tabIndex={0} role="region" aria-label={name} data-scrolls>
          <table>
            <thead>
              <tr>
                {head?.cells.map(({ column, text: cell }) => (
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {body.map(({ row, cells }) => (
                <tr key={row}>
                  {cells.map(({ column, text: cell }) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Sheet>
      )}
      {bytes && kind === 'picture' && <Picture ref={source} alt={name} onError={onError} />}
      {bytes && kind === 'pdf' && (
        <LazyPdfView file={bytes} name={name}>
          {(message) => <Note role="status">{message}</Note>}
        </LazyPdfView>
      )}
      {bytes && kind === 'sound' && <Sound controls ref={source} aria-label={name} onError={onError} />}
      {bytes && kind === 'film' && <Film controls ref={source} aria-label={name} onError={onError} />}
      {isCut && <Note>{t('preview.cut')}</Note>}
    </>
  );
}

/** A ref that gives an element bytes to show or play, while it is mounted. */
function useSourceRef(bytes: Blob | undefined): RefCallback<HTMLImageElement | HTMLMediaElement> {
  return useCallback(
    (element) => {
      if (!element || !bytes) return;
      const url = URL.createObjectURL(bytes);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes],
  );
}
