import { IconButton, Spinner } from '@stockroom/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import { PdfSheet } from './PdfSheet';
import { PageNumber, Reader, Sheets, Tools } from './PdfView.styles';
import { isLocked, openPdf } from './readPdf';

/** Zoom levels: width of pages as a multiple of the available width. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/**
 * A PDF file with its pages one below the other and selectable text. Loaded on demand (`LazyPdfView`). A file that can't be
 * shown is replaced by `children`, which show the reason.
 */
export function PdfView({ file, name, children }: PdfViewProps) {
  const { t } = useTranslation('pdf');
  const format = useFormat();
  const state = usePdf(file);
  const area = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);
  const [at, setAt] = useState(1);
  const width = usePageWidth(area, state.status === 'open') * (ZOOMS[zoom] ?? 1);
  if (state.status === 'opening') return <Spinner label={t('opening')} />;
  if (state.status !== 'open') return children(t(state.status));
  const { pdf, first } = state;
  const count = pdf.numPages;
  const position = (page: number) => t('page', { page: format.number(page), count: format.number(count) });
  const updatePageNumber = () => {
    const { scrollTop, clientHeight } = area.current ?? { scrollTop: 0, clientHeight: 0 };
    const sheets = [...(area.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
    setAt(Math.max(1, sheets.filter(({ offsetTop }) => offsetTop < scrollTop + clientHeight / 2).length));
  };
  return (
    <Reader>
      <Tools>
        <PageNumber>{position(at)}</PageNumber>
        <IconButton size="sm" icon="minus" label={t('smaller')} disabled={zoom === 0} onPress={() => setZoom(zoom - 1)} />
        <IconButton
          size="sm"
          icon="add"
          label={t('larger')}
          disabled={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
      </Tools>
      <Sheets ref={area} role="region" aria-label={name} tabIndex={0} data-scrolls onScroll={updatePageNumber}>
        {width > 0 &&
          Array.from({ length: count }, (_, index) => (
            <PdfSheet
              key={index + 1}
              pdf={pdf}
              number={index + 1}
              first={first}
              width={Math.floor(width)}
              label={position(index + 1)}
            />
          ))}
      </Sheets>
    </Reader>
  );
}

export interface PdfViewProps {
  file: Blob;
  /** Name of the file, for screen readers. */
  name: string;
  /** Rendered instead when the file can't be shown, with the reason as text. */
  children: (message: string) => React.ReactNode;
}

/** Maximum width of an unzoomed page, in px: comfortable for reading. */
const WIDEST = 880;

/** Width available for a page in its scroll container, in px; 0 until it is known. */
function usePageWidth(area: RefObject<HTMLElement | null>, isThere: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!isThere || !element) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      setWidth(Math.min(room, WIDEST));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, isThere]);
  return width;
}

/**
 * A PDF file being viewed, with the size of its first page, which the other pages are assumed to have until their own is
 * known.
 */
type PdfState =
  | { status: 'opening' | 'locked' | 'broken' }
  | { status: 'open'; pdf: PDFDocumentProxy; first: { width: number; height: number } };

/** Opens a file for as long as it is viewed. */
function usePdf(file: Blob): PdfState {
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
