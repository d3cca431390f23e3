import type { PictureSize } from '../../pictures/pictureFile';
import type { PictureArea } from '../../pictures/scalePicture';

/** The crop of a picture in the frame: its middle, and how much larger than needed to fill the frame it is shown. */
export interface Crop {
  /** In the picture's pixels, as is y. */
  x: number;
  y: number;
  /** 1 fills the frame. */
  zoom: number;
}

export const MAX_ZOOM = 4;
/** The share of the frame by which an arrow key moves the picture. */
export const STEP = 0.05;
/** The zoom factor of one press of + or −. */
export const ZOOM_STEP = 1.15;

/** Returns the crop that shows the whole picture, as far as the frame has room. */
export const centred = ({ width, height }: PictureSize): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/**
 * Returns the part of the picture that the frame shows.
 * @param ratio of the frame: its width by its height
 */
export function areaOf(crop: Crop, picture: PictureSize, ratio: number): PictureArea {
  const { width, height } = frameSize(crop.zoom, picture, ratio);
  return { x: crop.x - width / 2, y: crop.y - height / 2, width, height };
}

/**
 * Moves the picture in the frame, as long as it still fills the frame. `dx` and `dy` are shares of the frame: 1 is its whole
 * width.
 */
export function moveBy(crop: Crop, picture: PictureSize, ratio: number, dx: number, dy: number): Crop {
  const { width, height } = frameSize(crop.zoom, picture, ratio);
  return keepInFrame({ ...crop, x: crop.x - dx * width, y: crop.y - dy * height }, picture, ratio);
}

/** Zooms the picture; the content at one point of the frame stays there. The middle is 0, 0; the right edge 0.5. */
export function zoomTo(crop: Crop, picture: PictureSize, ratio: number, wanted: number, at = { x: 0, y: 0 }): Crop {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, wanted));
  const before = frameSize(crop.zoom, picture, ratio);
  const after = frameSize(zoom, picture, ratio);
  const x = crop.x + at.x * (before.width - after.width);
  const y = crop.y + at.y * (before.height - after.height);
  return keepInFrame({ x, y, zoom }, picture, ratio);
}

/** Returns the crop after a key; null for other keys. */
export function cropAfterKey(key: string, crop: Crop, picture: PictureSize, ratio: number): Crop | null {
  const arrows: Record<string, readonly [number, number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  };
  const arrow = arrows[key];
  if (arrow) return moveBy(crop, picture, ratio, ...arrow);
  if (key === '+' || key === '=') return zoomTo(crop, picture, ratio, crop.zoom * ZOOM_STEP);
  if (key === '-') return zoomTo(crop, picture, ratio, crop.zoom / ZOOM_STEP);
  return key === 'Home' || key === '0' ? centred(picture) : null;
}

/** Returns how many of the picture's pixels the frame shows. */
function frameSize(zoom: number, { width, height }: PictureSize, ratio: number): PictureSize {
  const whole = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return { width: whole.width / zoom, height: whole.height / zoom };
}

/** Moves a crop so that it leaves no side of the frame empty. */
function keepInFrame(crop: Crop, picture: PictureSize, ratio: number): Crop {
  const { width, height } = frameSize(crop.zoom, picture, ratio);
  const within = (place: number, frame: number, whole: number) => Math.min(whole - frame / 2, Math.max(frame / 2, place));
  return { ...crop, x: within(crop.x, width, picture.width), y: within(crop.y, height, picture.height) };
}
