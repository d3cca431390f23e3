import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useIntersection } from '../hooks/useIntersection';
import { Sheet, TextBlock } from './PdfView.styles';
import { drawPage } from './readPdf';

/** Distance from the viewport at which a page is already rendered, in px. */
const AHEAD = 600;

/** A page of a PDF file, rendered while it is near the viewport: of a thousand pages only a few are held. */
export function PdfSheet({ pdf, number, first, width, label }: PdfSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const isNear = useIntersection(sheet, AHEAD, false);
  const [size, setSize] = useState(first);
  const height = Math.round((width * size.height) / size.width);
  return (
    <Sheet ref={sheet} role="group" aria-label={label} data-page={number} style={{ width, height }}>
      {isNear && <Drawn pdf={pdf} number={number} width={width} onSize={setSize} />}
    </Sheet>
  );
}

function Drawn({ pdf, number, width, onSize }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (ending.signal.aborted || !canvas.current || !text.current) return;
      const { width: wide, height: high } = page.getViewport({ scale: 1 });
      onSize((now) => (now.width === wide && now.height === high ? now : { width: wide, height: high }));
      await drawPage(page, { canvas: canvas.current, text: text.current, width, signal: ending.signal });
    };
    // A damaged page stays blank; the others are shown.
    draw().catch(() => undefined);
    return () => ending.abort();
  }, [pdf, number, width, onSize]);
  return (
    <>
      <canvas ref={canvas} aria-hidden />
      <TextBlock ref={text} data-drawn-beneath />
    </>
  );
}

interface PdfSheetProps {
  pdf: PDFDocumentProxy;
  /** Page number from 1. */
  number: number;
  /** Assumed size until the page's own is known, in points. */
  first: { width: number; height: number };
  /** In px. */
  width: number;
  label: string;
}

interface DrawnProps extends Pick<PdfSheetProps, 'pdf' | 'number' | 'width'> {
  onSize: (change: (now: PdfSheetProps['first']) => PdfSheetProps['first']) => void;
}
