import { chartPicture, PICTURE_MARGIN } from './chartPicture';

/** Pixels of the file for each pixel of the page: sharp in a document and on a high-density screen. */
const SCALE = 2;

/**
 * Exports a drawing as a PNG, in the colours that it has on the page. Its texts are drawn on the canvas by the page, because an
 * image inside an image can't use the page's fonts.
 * @throws Error where the browser provides no canvas
 */
export async function chartPng(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * PICTURE_MARGIN) * SCALE);
  canvas.height = Math.ceil((height + 2 * PICTURE_MARGIN) * SCALE);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('There is no canvas to draw on.');
  brush.fillStyle = getComputedStyle(document.body).getPropertyValue('--color-surface-raised');
  brush.fillRect(0, 0, canvas.width, canvas.height);
  // Measured before the first await: the page may change meanwhile.
  const texts = [...svg.querySelectorAll('text')].map(toPlacedText);
  brush.drawImage(await loaded(chartPicture(svg, { hasTexts: false }), canvas), 0, 0, canvas.width, canvas.height);
  for (const text of texts) draw(brush, text);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The canvas gives no file.'))), 'image/png');
  });
}

interface PlacedText {
  text: string;
  font: string;
  fill: string;
  x: number;
  y: number;
  matrix: DOMMatrix | null;
}

function toPlacedText(element: SVGTextElement): PlacedText {
  const style = getComputedStyle(element);
  const { x, y } = element.getBBox();
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return { text: element.textContent, font, fill: style.fill, x, y, matrix: element.getCTM() };
}

/** Draws a text from the upper left corner of its box, so that anchors and baselines need not be known. */
function draw(brush: CanvasRenderingContext2D, { text, font, fill, x, y, matrix }: PlacedText): void {
  const { a, b, c, d, e, f } = matrix ?? new DOMMatrix();
  brush.setTransform(a * SCALE, b * SCALE, c * SCALE, d * SCALE, (e + PICTURE_MARGIN) * SCALE, (f + PICTURE_MARGIN) * SCALE);
  brush.font = font;
  brush.fillStyle = fill;
  brush.textBaseline = 'alphabetic';
  brush.fillText(text, x, y + brush.measureText(text).fontBoundingBoxAscent);
}

/** Loads a picture. @param size in which it is drawn, so that its lines are sharp */
async function loaded(picture: Blob, { width, height }: { width: number; height: number }): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
