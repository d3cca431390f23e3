import type { LabelRow } from '@stockroom/contract';
import { MODULE } from '#features/queues/model/barcodeBars';
import type { DrawnBarcode } from '#features/queues/model/drawBarcode';
import type { LabelTemplate, Placed } from '#features/queues/model/labelTemplates';
import type { Printer } from '#features/queues/model/printers';
import { LabelBox, Paper } from './LabelSheet.styles';

/** Points per millimetre. */
const PT = 72 / 25.4;

/** A sheet of labels in true size, corrected for a printer. */
export function LabelSheet({ placed, template, printer, barcodes, formatPrice, name }: LabelSheetProps) {
  const { paper, label } = template;
  return (
    <Paper
      data-paper
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
      style={{ width: `${paper.width}mm`, height: `${paper.height}mm` }}
    >
      {placed.map(({ item, x, y }) => {
        const [left, top] = [x, y].map((place) => (place * printer.scale) / 100) as [number, number];
        return (
          <LabelBox
            // Labels of a sheet differ only in their position.
            key={`${x} ${y}`}
            data-label={item.productId}
            style={{
              left: `${left + printer.x}mm`,
              top: `${top + printer.y}mm`,
              width: `${label.width}mm`,
              height: `${label.height}mm`,
              padding: `${label.height * 0.06}mm ${PADDING}mm`,
              transform: printer.scale === 100 ? undefined : `scale(${printer.scale / 100})`,
              transformOrigin: '0 0',
            }}
          >
            <LabelContent row={item} label={label} drawn={barcodes.get(item.barcode) ?? null} formatPrice={formatPrice} />
          </LabelBox>
        );
      })}
    </Paper>
  );
}

/** White margin at the left and right of a label, in millimetres. */
const PADDING = 1.5;

/** Maximum width of a barcode on a label, in millimetres. */
export const roomOf = ({ label }: LabelTemplate): number => label.width - 2 * PADDING;

interface LabelContentProps {
  row: LabelRow;
  label: LabelTemplate['label'];
  drawn: DrawnBarcode | null;
  formatPrice: (price: number) => string;
}

function LabelContent({ row, label, drawn, formatPrice }: LabelContentProps) {
  // Proportional to the label's height: a fifth for the name, half for the bars.
  const text = Math.min(11, Math.max(5, label.height * 0.115 * PT));
  const lines = label.height >= 28 ? 2 : 1;
  return (
    <>
      <div data-name style={{ fontSize: `${text}pt`, WebkitLineClamp: lines }}>
        {row.name}
      </div>
      <div data-bars>
        {drawn && (
          <>
            <Barcode drawn={drawn} room={label.width - 2 * PADDING} height={label.height * 0.36} />
            <span style={{ fontSize: `${text * 0.75}pt`, letterSpacing: '0.08em' }}>{row.barcode}</span>
          </>
        )}
      </div>
      <div data-foot style={{ fontSize: `${text * 0.85}pt` }}>
        <span data-sku>{row.sku}</span>
        <span data-price style={{ fontSize: `${text * 1.2}pt` }}>
          {formatPrice(row.price)}
        </span>
      </div>
    </>
  );
}

export interface LabelSheetProps {
  placed: readonly Placed<LabelRow>[];
  template: LabelTemplate;
  printer: Printer;
  /** Drawn barcodes by code; those that can't be drawn, or are not drawn yet, are missing. */
  barcodes: ReadonlyMap<string, DrawnBarcode>;
  formatPrice: (price: number) => string;
  /** Name of the sheet where it is shown as a picture; without it, it is the printed sheet. */
  name?: string;
}

/** Width of a module in millimetres, for a barcode in the available width. */
const moduleWidthOf = ({ modules }: Pick<DrawnBarcode, 'modules'>, room: number): number => Math.min(MODULE.most, room / modules);

/** A barcode in millimetres, quiet zones included: black on white in every theme, as scanners need it. */
function Barcode({ drawn, room, height }: BarcodeProps) {
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
