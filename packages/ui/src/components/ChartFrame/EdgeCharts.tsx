import type { ComponentType } from 'react';
import { edges, week } from './sampleChart';

/** For stories: a chart at 240 px with no points, one, all zero, below zero, gaps. */
export function EdgeCharts<Props extends object>({ chart: Chart, args }: EdgeChartsProps<Props>) {
  return (
    <div style={{ display: 'grid', gap: 24, width: 240 }}>
      {edges.map(({ name, count, values }) => (
        <Chart key={name} {...args} name={name} points={week.slice(0, count)} series={[{ id: 'units', name: 'Units', values }]} />
      ))}
    </div>
  );
}

interface EdgeChartsProps<Props> {
  chart: ComponentType<Props>;
  args: Props;
}
