// The worker of pdf.js, as a file of our own: the content security policy allows no other.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
