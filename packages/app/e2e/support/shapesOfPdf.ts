/** A rectangle on a sheet, in millimetres from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A sheet of a PDF: its size in millimetres, and its vector drawing in paint order. */
export interface Sheet {
  width: number;
  height: number;
  /** Bounds of all clipping paths. */
  clips: Box[];
  /** Bounds of each part of the black fills. */
  black: Box[];
}

type Matrix = readonly [number, number, number, number, number, number];

const MM = 25.4 / 72;

/** Reads the vector drawing of a PDF instead of a picture of it: positions are as exact as the printer gets them. */
export async function shapesOfPdf(pdf: Buffer): Promise<Sheet[]> {
  // Imported here instead of above: in Node it warns of missing features that only rendering needs.
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] } = await page.getOperatorList();
    const sheet: Sheet = { width: width * MM, height: height * MM, clips: [], black: [] };
    const savedStates: { matrix: Matrix; color: string }[] = [];
    let now = { matrix: [MM, 0, 0, -MM, 0, height * MM] as Matrix, color: '#000000' };
    for (const [at, call] of fnArray.entries()) {
      if (call === OPS.save) savedStates.push({ ...now });
      else if (call === OPS.restore) now = savedStates.pop() ?? now;
      else if (call === OPS.transform) now = { ...now, matrix: times(now.matrix, argsArray[at] as Matrix) };
      else if (call === OPS.setFillRGBColor) now = { ...now, color: (argsArray[at] as [string])[0] };
      else if (call === OPS.constructPath) {
        const [end, [path]] = argsArray[at] as [number, [Float32Array]];
        const boxes = boxesOf(Object.values(path), now.matrix);
        if (end === OPS.endPath) sheet.clips.push(...boxes);
        else if ((end === OPS.fill || end === OPS.eoFill) && now.color === '#000000') sheet.black.push(...boxes);
      }
    }
    sheets.push(sheet);
  }
  await loading.destroy();
  return sheets;
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Count of numbers after each step of a path: move, line, curve, a simpler curve, close. */
const OPERAND_COUNTS = [2, 2, 6, 4, 0];

/** Bounds of the parts of a path. */
function boxesOf(path: readonly number[], [a, b, c, d, e, f]: Matrix): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? 0;
    const count = OPERAND_COUNTS[step] ?? 0;
    if (step === 0) boxes.push({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });
    const box = boxes.at(-1);
    for (let place = at + 1; box && place < at + 1 + count; place += 2) {
      const [x, y] = [path[place] ?? 0, path[place + 1] ?? 0];
      const [left, top] = [a * x + c * y + e, b * x + d * y + f];
      box.left = Math.min(box.left, left);
      box.right = Math.max(box.right, left);
      box.top = Math.min(box.top, top);
      box.bottom = Math.max(box.bottom, top);
    }
    at += 1 + count;
  }
  return boxes;
}
