import type { LabelTemplate } from '#features/queues/model/labelTemplates';
import type { Printer } from '#features/queues/model/printers';
import { Paper } from './LabelSheet.styles';

/** Distance of the cross from the paper's edges, in millimetres, where the paper is large enough. */
const INSET = 10;

/**
 * A sheet with a cross at a known position and a line of known length: measured with a ruler, they give the printer's offset
 * and scale. It is printed with the current settings, so that a second sheet verifies them.
 */
export function CalibrationSheet({ template: { paper }, printer, instructions }: CalibrationSheetProps) {
  const inset = Math.min(INSET, paper.width / 5, paper.height / 5);
  const length = Math.floor((paper.width - 2 * inset) / 10) * 10;
  const scale = printer.scale / 100;
  const [x, y] = [inset * scale + printer.x, inset * scale + printer.y];
  const end = x + length * scale;
  const ticks = Array.from({ length: length / 10 + 1 }, (_, at) => x + at * 10 * scale);
  return (
    <Paper data-paper style={{ width: `${paper.width}mm`, height: `${paper.height}mm` }}>
      <svg
        width={`${paper.width}mm`}
        height={`${paper.height}mm`}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        stroke="#000"
        strokeWidth={0.2}
        aria-hidden
      >
        <path d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} />
        <path d={`M${x} ${y + 8}H${end}`} data-length={length} />
        {ticks.map((tick) => (
          <path key={tick} d={`M${tick} ${y + 6}v4`} />
        ))}
        <text x={x + 1} y={y + 14} stroke="none" fontSize="3">
          {instructions(inset, length)}
        </text>
      </svg>
    </Paper>
  );
}

interface CalibrationSheetProps {
  template: LabelTemplate;
  printer: Printer;
  /**
   * Instructions for measuring.
   * @param inset of the cross from the left and the top; both in millimetres
   */
  instructions: (inset: number, length: number) => string;
}
