/** The text of a sheet in a PDF. */
export interface WrittenSheet {
  /** In the order in which it stands there, with single spaces. */
  text: string;
  /** Millimetres between what is written and the nearest edge; below 0 it runs out of the sheet. */
  margin: number;
}

const MM = 25.4 / 72;

/** @returns what is written on each sheet */
export async function sheetsOfPdf(pdf: Buffer): Promise<WrittenSheet[]> {
  // Here, and not above: in Node it complains of what it has not, which only drawing needs.
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

/** @returns what is written on all sheets, in the order in which it stands there */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  return (await sheetsOfPdf(pdf)).map(({ text }) => text).join(' ');
}
