import type { HTMLAttributes, Ref } from 'react';
import { TextRoot } from '../Text/Text.styles';

/** The title of a section of a page. Renders `<h1>` to `<h4>`. */
export function Heading({ level, font = FONTS[level], overflow, ...rest }: HeadingProps) {
  return <TextRoot {...rest} as={`h${level}`} data-font={font} data-overflow={overflow} />;
}

export interface HeadingProps extends HTMLAttributes<HTMLElement> {
  /** Its level in the page's outline: one more than that of the enclosing section. */
  level: 1 | 2 | 3 | 4;
  /** Text style, where the level does not determine the size. */
  font?: 'hero' | 'display' | 'heading' | 'title' | 'bodyStrong';
  /** Treatment of text that is too long: `break` inside words, which typed names need, or `cut` at the end of the line. */
  overflow?: 'break' | 'cut';
  ref?: Ref<HTMLHeadingElement>;
}

const FONTS = { 1: 'heading', 2: 'title', 3: 'bodyStrong', 4: 'bodyStrong' } as const;
