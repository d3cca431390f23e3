import { getDocument, PDFWorker, TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';

/** Dots of a page's picture at most: what is larger, phones refuse to draw. */
const MOST_DOTS = 12_000_000;

/**
 * Opens a PDF file, to be drawn page by page. Nothing in it runs: its scripts are not looked at, and its forms are drawn as they are.
 * Rejects when it is damaged, or under a password (`isLocked`).
 */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const task = getDocument({
    data,
    worker: PDFWorker.create({ port }),
    wasmUrl: `${import.meta.env.BASE_URL}assets/pdf/`,
    useWasm: false,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy().finally(() => port.terminate()), { once: true });
  return task.promise;
}

/** Whether a file could not be opened as it is under a password. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/** Draws a page, and lays its text over it, to be marked and read. Ends quietly when it is no longer wanted. */
export async function drawPage(page: PDFPageProxy, { canvas, text, width, signal }: DrawnPage): Promise<void> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const dots = viewport.width * viewport.height;
  const sharp = Math.min(globalThis.devicePixelRatio, Math.sqrt(MOST_DOTS / dots));
  canvas.width = Math.floor(viewport.width * sharp);
  canvas.height = Math.floor(viewport.height * sharp);
  const drawing = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener('abort', () => {
    drawing.cancel();
    layer.cancel();
  });
  await Promise.all([drawing.promise, layer.render()]).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** Where its words are put. */
  text: HTMLElement;
  /** In px. */
  width: number;
  signal: AbortSignal;
}
