import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { QrFrame } from './QrCode.styles';

/** Width of the quiet zone around a code, in modules, by which cameras find it. */
const QUIET = 4;

/** QR code of a text: black on white in the dark scheme too. */
export function QrCode({ text, name }: QrCodeProps) {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return (
    <QrFrame viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={toSvgPath(code)} />
    </QrFrame>
  );
}

export interface QrCodeProps {
  text: string;
  /** Meaning of the code, for screen readers. */
  name: string;
}
