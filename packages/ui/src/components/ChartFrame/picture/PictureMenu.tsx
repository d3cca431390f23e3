import type { RefObject } from 'react';
import { IconButton } from '../../IconButton';
import { Menu } from '../../Menu';
import { chartPicture } from './chartPicture';
import { chartPng } from './chartPng';
import type { ChartProps, ChartLabels } from '../types';

/** Saves a drawing, as a picture of pixels or of lines. */
export function PictureMenu({ labels, drawing, onPicture }: PictureMenuProps) {
  const save = (kind: 'png' | 'svg') => {
    const svg = drawing.current;
    if (!svg) return;
    if (kind === 'svg') onPicture(chartPicture(svg));
    // Where no canvas can be drawn, the lines are better than nothing.
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
