/** Text of a sheet in a PDF. */
export interface WrittenSheet {
  /** Text in document order, with single spaces. */
  text: string;
  /** Millimetres between the text and the nearest edge; below 0 it extends beyond the sheet. */
  margin: number;
}

const MM = 25.4 / 72;

/** @returns the text of each sheet */
export async function sheetsOfPdf(pdf: Buffer): Promise<WrittenSheet[]> {
  // Imported here instead of above: in Node it warns of missing features that only rendering needs.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: WrittenSheet[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const [, , width = 0, height = 0] = page.view;
    const written = (await page.getTextContent()).items.filter((item) => 'str' in item);
    const margins = written
      .filter(({ str }) => str.trim() !== '')
      .flatMap(({ transform, width: own, height: tall }) => {
        const [left, bottom] = (transform as number[]).slice(4) as [number, number];
        return [left, bottom, width - left - own, height - bottom - tall];
      });
    const text = written
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    sheets.push({ text, margin: Math.min(...margins) * MM });
  }
  await loading.destroy();
  return sheets;
}

/** @returns the text of all sheets, in document order */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  return (await sheetsOfPdf(pdf)).map(({ text }) => text).join(' ');
}
