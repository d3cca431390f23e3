// Parses the file in a worker, so that the page stays responsive.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
