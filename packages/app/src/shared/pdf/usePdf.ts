import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { isLocked, openPdf } from './readPdf';

/** A PDF file that is being looked at, with the size of its first page: until another is known, all are taken to be like it. */
export type PdfState =
  | { is: 'opening' | 'locked' | 'broken' }
  | { is: 'open'; pdf: PDFDocumentProxy; first: { width: number; height: number } };

/** Opens a file for as long as it is looked at. */
export function usePdf(file: Blob): PdfState {
  const [opened, setOpened] = useState<{ file: Blob; state: PdfState } | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const tell = (state: PdfState) => !signal.aborted && setOpened({ file, state });
    openPdf(file, signal)
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        tell({ is: 'open', pdf, first: { width, height } });
      })
      .catch((error: unknown) => tell({ is: isLocked(error) ? 'locked' : 'broken' }));
    return () => ending.abort();
  }, [file]);
  return opened?.file === file ? opened.state : { is: 'opening' };
}
