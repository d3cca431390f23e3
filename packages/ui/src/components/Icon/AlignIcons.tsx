import type { SVGProps } from 'react';

/**
 * Creates an icon of text lines aligned to one side. Our own drawings for the whole family, in the weight of Heroicons at 20
 * px, which have none for the middle.
 */
const createAlignIcon = (path: string) =>
  function AlignIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" {...props}>
        <path d={path} />
      </svg>
    );
  };

export const AlignLeftIcon = createAlignIcon('M3.5 5H16.5M3.5 10H11M3.5 15H14');
export const AlignCenterIcon = createAlignIcon('M3.5 5H16.5M6.25 10H13.75M4.75 15H15.25');
export const AlignRightIcon = createAlignIcon('M3.5 5H16.5M9 10H16.5M6 15H16.5');
