import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { areaOf, centred, type Crop, cropAfterKey, MAX_ZOOM, moveBy, ZOOM_STEP, zoomTo } from './crop';
import { Help, Root, Stage, Zoom } from './PictureCrop.styles';
import { usePointers } from './usePointers';

/** Width of the drawing in pixels: twice the size at which it is shown. */
const CANVAS_WIDTH = 640;

/**
 * Selects the part of a picture to keep. Renders the picture in a frame that it always fills: it is dragged, pinched, moved by
 * arrow keys, zoomed by wheel, slider, + and −; a press moves the pressed point into the middle. Get the selected part with
 * `areaOf` and `scalePicture`.
 */
export function PictureCrop({ picture, crop, onChange, ratio = 1, mask = 'rectangle', labels }: PictureCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const zoom = (to: number, at?: { x: number; y: number }) => onChange(zoomTo(crop, picture, ratio, to, at));
  const pointers = usePointers({
    onMove: (dx, dy) => onChange(moveBy(crop, picture, ratio, dx, dy)),
    onPinch: (factor, at) => zoom(crop.zoom * factor, at),
    onTap: ({ x, y }) => onChange(moveBy(crop, picture, ratio, -x, -y)),
  });
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cropAfterKey(event.key, crop, picture, ratio);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { x, y, width, height } = areaOf(crop, picture, ratio);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, CANVAS_WIDTH, CANVAS_WIDTH / ratio);
    context.drawImage(picture, x, y, width, height, 0, 0, CANVAS_WIDTH, CANVAS_WIDTH / ratio);
  }, [crop, picture, ratio]);

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? crop.zoom * ZOOM_STEP : crop.zoom / ZOOM_STEP);
  });
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => turnWheel(event);
    // React's wheel listeners are passive: the page would scroll under the picture.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  return (
    <Root>
      <Stage
        {...pointers}
        ref={stage}
        role="application"
        tabIndex={0}
        aria-label={labels.stage}
        aria-describedby={helpId}
        data-mask={mask}
        style={{ aspectRatio: ratio }}
        onKeyDown={pressKey}
      >
        <canvas ref={canvas} width={CANVAS_WIDTH} height={CANVAS_WIDTH / ratio} aria-hidden />
      </Stage>
      <Help id={helpId}>{labels.help}</Help>
      <Zoom>
        <IconButton
          icon="minus"
          size="sm"
          label={labels.zoomOut}
          unavailable={crop.zoom <= 1}
          onPress={() => zoom(crop.zoom / ZOOM_STEP)}
        />
        <input
          type="range"
          min={100}
          max={MAX_ZOOM * 100}
          step={5}
          value={Math.round(crop.zoom * 100)}
          aria-label={labels.zoom}
          onChange={(event) => zoom(event.target.valueAsNumber / 100)}
        />
        <IconButton
          icon="add"
          size="sm"
          label={labels.zoomIn}
          unavailable={crop.zoom >= MAX_ZOOM}
          onPress={() => zoom(crop.zoom * ZOOM_STEP)}
        />
        <Button size="sm" variant="quiet" onPress={() => onChange(centred(picture))}>
          {labels.reset}
        </Button>
      </Zoom>
    </Root>
  );
}

export interface PictureCropProps {
  /** The picture, from `readPicture`. */
  picture: ImageBitmap;
  /** The current crop. Begin with `centred(picture)`. */
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Width by height of the kept part. @default 1 */
  ratio?: number;
  /** The shape in which the kept part will be shown. @default 'rectangle' */
  mask?: 'circle' | 'rectangle';
  labels: CropLabels;
}

export interface CropLabels {
  /** Name of the frame: "Part of the picture". */
  stage: string;
  /** Help on moving the picture: by hand and by keys. */
  help: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
}
