/** A greyscale picture, row by row. */
export interface GreyPicture {
  values: Uint8ClampedArray;
  width: number;
  height: number;
}

/** @param picture four bytes per pixel: red, green, blue and opacity */
export function toGrey({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): GreyPicture {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4) {
    values[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 4;
  }
  return { values, width, height };
}

/** Turns rows into columns, so that an upright code becomes level. */
export function transpose({ values, width, height }: GreyPicture): GreyPicture {
  const turnedValues = new Uint8ClampedArray(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turnedValues[x * height + y] = values[y * width + x] ?? 0;
  }
  return { values: turnedValues, width: height, height: width };
}
