import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { isLocked, openPdf } from './readPdf';

/**
 * A PDF file being viewed, with the size of its first page, which the other pages are assumed to have until their own is
 * known.
 */
export type PdfState =
  | { status: 'opening' | 'locked' | 'broken' }
  | { status: 'open'; pdf: PDFDocumentProxy; first: { width: number; height: number } };

/** Opens a file for as long as it is viewed. */
export function usePdf(file: Blob): PdfState {
  const [opened, setOpened] = useState<{ file: Blob; state: PdfState } | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const updateState = (state: PdfState) => !signal.aborted && setOpened({ file, state });
    openPdf(file, signal)
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        updateState({ status: 'open', pdf, first: { width, height } });
      })
      .catch((error: unknown) => updateState({ status: isLocked(error) ? 'locked' : 'broken' }));
    return () => ending.abort();
  }, [file]);
  return opened?.file === file ? opened.state : { status: 'opening' };
}
