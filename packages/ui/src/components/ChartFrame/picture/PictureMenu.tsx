import type { RefObject } from 'react';
import { IconButton } from '../../IconButton';
import { Menu } from '../../Menu';
import type { ChartProps, ChartLabels } from '../types';
import { chartPicture } from './chartPicture';
import { chartPng } from './chartPng';

/** Menu that saves a drawing, as a bitmap or as vectors. */
export function PictureMenu({ labels, drawing, onPicture }: PictureMenuProps) {
  const save = (kind: 'png' | 'svg') => {
    const svg = drawing.current;
    if (!svg) return;
    if (kind === 'svg') onPicture(chartPicture(svg));
    // Where no canvas is available, the vector file is saved instead.
    else chartPng(svg).then(onPicture, () => onPicture(chartPicture(svg)));
  };
  return (
    <Menu
      label={labels.button}
      trigger={<IconButton icon="picture" size="sm" label={labels.button} />}
      items={(['png', 'svg'] as const).map((id) => ({ id, label: labels[id], onSelect: () => save(id) }))}
    />
  );
}

interface PictureMenuProps {
  labels: NonNullable<ChartLabels['savePicture']>;
  drawing: RefObject<SVGSVGElement | null>;
  onPicture: NonNullable<ChartProps['onPicture']>;
}
