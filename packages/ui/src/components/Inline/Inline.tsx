import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../tokens/scales';
import { InlineRoot } from './Inline.styles';

/** Parts beside each other, in as many lines as they need. Renders a `<div>`, or what `as` names. */
export function Inline({ gap = 2, columnGap, align = 'center', justify = 'start', wrap = true, style, ...rest }: InlineProps) {
  return (
    <InlineRoot
      {...rest}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? undefined : 'off'}
      style={{ '--gap': gap, ...(columnGap !== undefined && { columnGap: columnGap * 4 }), ...style }}
    />
  );
}

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** The distance between two parts and two lines, in steps of 4 px. @default 2 */
  gap?: Space;
  /** The distance between two parts, where it is not that of the lines. */
  columnGap?: Space;
  /** Where parts of different height stand in their line. @default 'center' */
  align?: 'start' | 'center' | 'baseline';
  /** Where the parts stand when there is more room than they need. `endAbovePhone`: what acts upon the list below it, at its start on a phone. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'endAbovePhone' | 'between';
  /** Goes on in another line where there is no room. @default true */
  wrap?: boolean;
  /** The rendered element. @default 'div' */
  as?: 'div' | 'ul' | 'span' | 'p' | 'header' | 'footer';
  ref?: Ref<HTMLDivElement>;
}
