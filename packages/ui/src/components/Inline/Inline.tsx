import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../tokens/scales';
import { InlineRoot } from './Inline.styles';

/** Parts beside each other, in as many lines as they need. Renders a `<div>`, or the element that `as` names. */
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
  /** The gap between two parts and two lines, in steps of 4 px. @default 2 */
  gap?: Space;
  /** The gap between two parts, where it differs from the gap between lines. */
  columnGap?: Space;
  /** Vertical position of parts of different height in their line. @default 'center' */
  align?: 'start' | 'center' | 'baseline';
  /**
   * Position of the parts when there is more room than they need. `endAbovePhone`: for actions on the list below, at the start
   * on a phone. @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'endAbovePhone' | 'between';
  /** Continues on another line where there is no room. @default true */
  wrap?: boolean;
  /** The rendered element. @default 'div' */
  as?: 'div' | 'ul' | 'span' | 'p' | 'header' | 'footer';
  ref?: Ref<HTMLDivElement>;
}
