import type { SVGProps } from 'react';

/** A letter without its formats. Our own drawing, in the weight of Heroicons at 20 px, which have none for it. */
export function ClearFormatIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" {...props}>
      <path d="M4 6.5V4.5H14V6.5M9 4.5 7.25 15.5M5.5 15.5H9M12 11.5 16.5 16M16.5 11.5 12 16" />
    </svg>
  );
}
