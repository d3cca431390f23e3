import type { HTMLAttributes, Ref } from 'react';
import type { Space } from '../../tokens/scales';
import { StackRoot } from './Stack.styles';

/**
 * Parts one below the other, at the same distance, each as wide as there is room. Renders a `<div>`, or the element that `as`
 * names.
 */
export function Stack({ gap = 4, style, ...rest }: StackProps) {
  return <StackRoot {...rest} style={{ '--gap': gap, ...style }} />;
}

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The distance between two parts, in steps of 4 px. Inside a group 2 to 3, between groups 6. @default 4 */
  gap?: Space;
  /** The rendered element. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'span' | 'header' | 'form' | 'nav';
  ref?: Ref<HTMLDivElement>;
}
