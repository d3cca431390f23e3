import type { RefObject } from 'react';
import { IconButton } from '../../IconButton';
import { Menu } from '../../Menu';
import { chartPicture } from './chartPicture';
import { chartPng } from './chartPng';
import type { ChartProps, ChartWords } from '../types';

/** Saves a drawing, as a picture of pixels or of lines. */
export function PictureMenu({ words, drawing, onPicture }: PictureMenuProps) {
  const save = (kind: 'png' | 'svg') => {
    const svg = drawing.current;
    if (!svg) return;
    if (kind === 'svg') onPicture(chartPicture(svg));
    // Where no canvas can be drawn, the lines are better than nothing.
    else chartPng(svg).then(onPicture, () => onPicture(chartPicture(svg)));
  };
  return (
    <Menu
      label={words.button}
      trigger={<IconButton icon="picture" size="sm" label={words.button} />}
      items={(['png', 'svg'] as const).map((id) => ({ id, label: words[id], onSelect: () => save(id) }))}
    />
  );
}

interface PictureMenuProps {
  words: NonNullable<ChartWords['savePicture']>;
  drawing: RefObject<SVGSVGElement | null>;
  onPicture: NonNullable<ChartProps['onPicture']>;
}
