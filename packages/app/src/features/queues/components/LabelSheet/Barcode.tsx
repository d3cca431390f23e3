import { MODULE } from '#features/queues/model/barcodeBars';
import type { DrawnBarcode } from '#features/queues/model/drawBarcode';

/** Width of a module in millimetres, for a barcode in the available width. */
export const moduleWidthOf = ({ modules }: Pick<DrawnBarcode, 'modules'>, room: number): number =>
  Math.min(MODULE.most, room / modules);

/** A barcode in millimetres, quiet zones included: black on white in every theme, as scanners need it. */
export function Barcode({ drawn, room, height }: BarcodeProps) {
  const module = moduleWidthOf(drawn, room);
  const width = module * drawn.modules;
  const path = drawn.bars.map((bar) => `M${bar.at} 0h${bar.width}v1h-${bar.width}z`).join('');
  return (
    <svg
      aria-hidden
      data-barcode
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${drawn.modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <rect width={drawn.modules} height="1" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface BarcodeProps {
  drawn: DrawnBarcode;
  /** Available width, in millimetres. */
  room: number;
  /** In millimetres. */
  height: number;
}
