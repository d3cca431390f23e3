/** Text of a line, optionally with its size in points. */
export type PdfLine = string | readonly [text: string, size: number];

const A4 = { width: 595, height: 842 };
const MARGIN = 64;
const LEADING = 1.5;

/**
 * Builds a PDF of one page with lines of text in the Latin alphabet, and straight lines such as walls. Walls are `x y x y` in
 * points from the lower left.
 */
export function pdf(lines: readonly PdfLine[], walls: readonly string[] = []): Uint8Array {
  let y = A4.height - MARGIN;
  const textOperators = lines.map((line) => {
    const [text, size] = typeof line === 'string' ? ([line, 11] as const) : line;
    y -= size * LEADING;
    return `BT /F1 ${size} Tf ${MARGIN} ${y.toFixed(1)} Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  const strokes = walls.map((wall) => {
    const [x1, y1, x2, y2] = wall.split(' ');
    return `2 w ${x1} ${y1} m ${x2} ${y2} l S`;
  });
  const stream = [...textOperators, ...strokes].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(text + end, (sign) => sign.charCodeAt(0));
}
