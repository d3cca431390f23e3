/** Creates a picture of squares whose colours encode their position, so that a cropped part can be recognised. */
export function drawnBitmap(width: number, height: number): ImageBitmap {
  return drawn(width, height).transferToImageBitmap();
}

/** Creates the same picture as a file. */
export async function drawnFile(width: number, height: number, name = 'photo.png'): Promise<File> {
  return new File([await drawn(width, height).convertToBlob()], name, { type: 'image/png' });
}

function drawn(width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const side = Math.ceil(Math.max(width, height) / 6);
  for (let x = 0; x < width; x += side) {
    for (let y = 0; y < height; y += side) {
      if (context) context.fillStyle = `rgb(${Math.round((255 * x) / width)} ${Math.round((255 * y) / height)} 140)`;
      context?.fillRect(x, y, side, side);
    }
  }
  return canvas;
}
