/** @returns what is written on all sheets, in the order in which it stands there */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  // Here, and not above: in Node it complains of what it has not, which only drawing needs.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await loading.destroy();
  return sheets.join(' ').replace(/\s+/g, ' ').trim();
}
