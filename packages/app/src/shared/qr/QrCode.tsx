import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { QrFrame } from './QrCode.styles';

/** Modules of quiet around a code, by which cameras find it. */
const QUIET = 4;

/** A text for a camera to read: black on white in dark too. */
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
  /** Its meaning, for who can't see it. */
  name: string;
}
