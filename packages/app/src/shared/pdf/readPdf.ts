import { getDocument, PDFWorker, TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';

/** Maximum pixels of a page's picture: phones refuse to draw more. */
const MAX_PIXELS = 12_000_000;

/**
 * Opens a PDF file for drawing page by page. Nothing in it runs: its scripts are ignored, and its forms are drawn as they
 * are. Rejects when it is damaged or password-protected (`isLocked`).
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

/** Whether a file could not be opened because it is password-protected. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/** Draws a page with a text layer over it, for selecting and reading. Ends silently when aborted. */
export async function drawPage(page: PDFPageProxy, { canvas, text, width, signal }: DrawnPage): Promise<void> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const dots = viewport.width * viewport.height;
  const sharp = Math.min(globalThis.devicePixelRatio, Math.sqrt(MAX_PIXELS / dots));
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
  /** Container of the text layer. */
  text: HTMLElement;
  /** In px. */
  width: number;
  signal: AbortSignal;
}
