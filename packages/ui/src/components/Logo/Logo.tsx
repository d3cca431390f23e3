import { LogoRoot, Mark } from './Logo.styles';

const NAME = 'Stockroom';

/** The product's mark, two shelves with boxes, with its name beside it. Renders an image named "Stockroom". */
export function Logo({ withName = true, size = 28 }: LogoProps) {
  return (
    <LogoRoot role="img" aria-label={NAME} style={{ fontSize: `${(size * 0.64) / 16}rem` }}>
      <Mark viewBox="0 0 32 32" width={size} height={size} aria-hidden>
        <rect data-part="ground" width="32" height="32" rx="8" />
        <rect data-part="box" x="8" y="7" width="8" height="7" rx="1.25" />
        <rect data-part="far" x="17.5" y="9.5" width="5.5" height="4.5" rx="1" />
        <path data-part="shelf" d="M7 15.5h18" />
        <rect data-part="far" x="9" y="19.5" width="5.5" height="4.5" rx="1" />
        <rect data-part="box" x="16" y="17.5" width="8" height="6.5" rx="1.25" />
        <path data-part="shelf" d="M7 25.5h18" />
      </Mark>
      {withName && <span aria-hidden>{NAME}</span>}
    </LogoRoot>
  );
}

export interface LogoProps {
  /** Off where there is room for the mark only. @default true */
  withName?: boolean;
  /** Height of the mark in px. @default 28 */
  size?: number;
}
