import { SkeletonRoot } from './Skeleton.styles';

/** A placeholder with the size and shape of content that is still loading. Renders a `<span>` that screen readers skip. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const both = shape === 'circle' ? { width: width ?? 40, height: height ?? width ?? 40 } : { width, height };
  return <SkeletonRoot aria-hidden data-shape={shape} style={both} />;
}

export interface SkeletonProps {
  /** `text` is a line as high as the text around it. @default 'text' */
  shape?: 'text' | 'rect' | 'circle';
  /** Px for a number, otherwise CSS. @default the whole width; a circle's 40 */
  width?: number | string;
  /** Px for a number, otherwise CSS. @default a line's height; a circle's width */
  height?: number | string;
}
