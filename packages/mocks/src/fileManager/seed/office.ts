import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OPEN = 'http://schemas.openxmlformats.org';
/** Fixed date, so that the bytes are always the same. */
const WRITTEN = new Date(2026, 0, 5, 9, 0, 0);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function pack(parts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)]));
  return zipSync(files, { mtime: WRITTEN, level: 6 });
}

const types = (overrides: string) =>
  `<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`;
const relation = (id: string, kind: string, target: string) =>
  `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="${id}" Type="${OPEN}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;

/** Builds a Word document from paragraphs. */
export function docx(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`).join('');
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return pack({
    '[Content_Types].xml': types(`<Override PartName="/word/document.xml" ContentType="${kind}"/>`),
    '_rels/.rels': relation('r1', 'officeDocument', 'word/document.xml'),
    'word/document.xml': `<w:document xmlns:w="${OPEN}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

/** Builds a workbook with one sheet. */
export function xlsx(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return pack({
    '[Content_Types].xml': types(
      `<Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/>`,
    ),
    '_rels/.rels': relation('r1', 'officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns="${OPEN}/spreadsheetml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${OPEN}/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`,
  });
}
