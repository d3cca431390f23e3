// Reads the file beside the page: no press waits for it.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
