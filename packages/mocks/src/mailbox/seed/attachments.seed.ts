import type { MailAttachment } from '@stockroom/contract';
import { buildAttachment } from '../mail.factory';
import { PICTURES, pictureUrl } from './pictures.seed';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  zip: 'application/zip',
};

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Builds an attachment of a seed: `plan.csv`, or `sketch.svg@watch-teal-1`, which is a picture of the shop. */
export function seedAttachment(mailId: string, text: string, index: number): MailAttachment {
  const [name = '', picture] = text.split('@');
  const [id, type] = [`${mailId}-file-${index + 1}`, typeOf(name)];
  const drawn = PICTURES[type];
  const kind = type === 'application/pdf' ? 'pdf' : drawn ? pictureUrl(type, drawn) : '';
  const preview = picture ? `/media/products/${picture}.svg` : kind;
  const size = drawn ? (drawn.replaceAll('=', '').length * 3) >> 2 : picture ? 2048 : seedContent({ name, type }).length;
  return buildAttachment({ id, type, name, preview, size });
}

/** Makes the content of a seed's file, when it is opened. */
export function seedContent({ name, type }: Pick<MailAttachment, 'name' | 'type'>): string {
  if (type === 'application/pdf') return pdfOf(name);
  if (type === 'text/csv') return 'Article,Colour,Pieces\r\nStrap 20 mm,Teal,48\r\nStrap 20 mm,Graphite,36\r\nScarf,Coral,24\r\n';
  if (type === 'text/plain') return `${name}\n\n- Receipts in order\n- Fuel with the mileage on the back\n- Cash book, signed\n`;
  return `${name}\n`;
}

/** Makes a minimal PDF that shows its own name: one page, one line. */
function pdfOf(name: string): string {
  const line = `BT /F1 18 Tf 72 720 Td (${name.replace(/[^\x20-\x7e]|[()\\]/g, '?')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
