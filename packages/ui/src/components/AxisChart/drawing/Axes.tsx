import { color } from '../../../tokens/css';
import type { AxisLayout } from './layout';

/** Lines and numbers of the axes, and the line at the active point. */
export function Axes({ layout, formatTick, active, hasColumns }: AxesProps) {
  const { left, top, width, height, scale, ticks, x, band } = layout;
  return (
    <>
      {active !== null && hasColumns && (
        <rect x={x(active) - band / 2} y={top} width={band} height={height} style={{ fill: color('surface.hover') }} />
      )}
      {scale.ticks.map((tick) => {
        const y = top + scale.y(tick);
        const stroke = color(tick === 0 ? 'border.control' : 'border.subtle');
        return (
          <g key={tick}>
            <line x1={left} x2={left + width} y1={y} y2={y} style={{ stroke }} />
            <text x={left - 8} y={y} textAnchor="end" dominantBaseline="middle">
              {formatTick(tick)}
            </text>
          </g>
        );
      })}
      {ticks.map(({ index, x: at, text, anchor }) => (
        <text key={index} x={at} y={top + height + 18} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {active !== null && !hasColumns && (
        <line
          x1={x(active)}
          x2={x(active)}
          y1={top}
          y2={top + height}
          style={{ stroke: color('border.control') }}
          strokeDasharray="2 3"
        />
      )}
    </>
  );
}

interface AxesProps {
  layout: AxisLayout;
  formatTick: (value: number) => string;
  active: number | null;
  hasColumns: boolean;
}
