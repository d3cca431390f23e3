/**
 * Handwritten PDF file for stories: an A5 page for each line of text.
 * @param options.isLocked it can't be opened without a password
 */
export function pdfSample(pages: readonly string[], { isLocked = false }: { isLocked?: boolean } = {}): Blob {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((pageText, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      streamOf(`BT /F1 24 Tf 40 520 Td (${pageText}) Tj ET`),
    ]),
    ...(isLocked ? [LOCK] : []),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const lock = isLocked ? ` /Encrypt ${objects.length} 0 R` : '';
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${ID}> <${ID}>]${lock} >>\nstartxref\n${table}\n%%EOF\n`;
  return new Blob([text], { type: 'application/pdf' });
}

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

const ID = '00112233445566778899aabbccddeeff';

/** The standard 40-bit encryption, with values that no password matches. */
const LOCK = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`;
