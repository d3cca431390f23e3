import { tone } from './tones';

/** Position of an object's lower left corner. */
interface Position {
  x: number;
  y: number;
}

/** A carton with its tape and label. */
export function Carton({ x, y, w, h, fill = tone.warm }: Position & { w: number; h: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <rect width={w} height={h} rx="3" fill={fill} />
      <path d={`M0 ${h * 0.3}H${w}`} stroke={tone.shadow} strokeWidth="2" />
      <rect x={w / 2 - 6} width="12" height={h * 0.42} fill={tone.shadow} />
      <rect x={w - 28} y={h - 18} width="20" height="10" rx="1.5" fill={tone.paper} opacity="0.85" />
      <path d={`M${w - 25} ${h - 16}v6m3-6v6m4-6v6m2-6v6m4-6v6`} stroke={tone.deep} strokeWidth="1.4" />
    </g>
  );
}

/** A flat lidded box, for shoes and shirts. */
export function LidBox({ x, y, w = 84, h = 30, fill = tone.soft }: Position & { w?: number; h?: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <rect x="3" y="8" width={w - 6} height={h - 8} rx="2" fill={fill} />
      <rect x="3" y="8" width={w - 6} height="4" fill={tone.shadow} />
      <rect width={w} height="10" rx="2.5" fill={fill} />
      <circle cx={w / 2} cy={h - 9} r="3" fill={tone.paper} opacity="0.8" />
    </g>
  );
}

/** A wrist watch, closed around its cushion. */
export function Watch({ x, y, strap = tone.dark, dial = tone.paper }: Position & { strap?: string; dial?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="2" y="-10" width="44" height="10" rx="4" fill={tone.mid} />
      <path d="M14 -62q0 -6 6 -6h8q6 0 6 6l2 16H12zM12 -26h24l-2 16q0 4 -5 4h-10q-5 0 -5 -4z" fill={strap} />
      <circle cx="24" cy="-36" r="17" fill={tone.deep} />
      <rect x="40" y="-38.5" width="4" height="5" rx="1.5" fill={tone.deep} />
      <circle cx="24" cy="-36" r="13.5" fill={dial} />
      <path d="M24 -45.500v2m0 15v2m-9.5 -9.500h2m15 0h2" stroke={tone.deep} strokeWidth="1.6" strokeLinecap="round" />
      <path d="M24 -43v7l5 3.5" fill="none" stroke={tone.accent} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

/** A pile of folded shirts. */
export function Folded({ x, y, fills = [tone.soft, tone.paper, tone.deep] }: Position & { fills?: string[] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {fills.map((fill, index) => (
        <g key={fill} transform={`translate(0 ${-16 * (index + 1)})`}>
          <path d="M4 0H66q6 0 6 8t-6 8H4q-4 0 -4 -4V4q0 -4 4 -4z" fill={fill} />
          <path d="M8 11h52q5 0 5 -3" fill="none" stroke={tone.shadow} strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}

/** A shirt on its hanger; x, y is the hook. */
export function HungShirt({ x, y, fill }: Position & { fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0q6 -9 6 -1q0 4 -6 7v5" fill="none" stroke={tone.line} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M0 10L-26 24 -40 52 -27 59 -22 50V106q0 4 4 4H18q4 0 4 -4V50l5 9 13 -7L26 24z" fill={fill} />
      <path d="M-9 15Q0 27 9 15M0 24v84" fill="none" stroke={tone.shadow} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M-22 50V72M22 50V72" stroke={tone.shadow} strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

/** A shopping bag with its handles. */
export function Bag({ x, y, fill = tone.accent, h = 62 }: Position & { fill?: string; h?: number }) {
  return (
    <g transform={`translate(${x} ${y - h})`}>
      <path d="M16 2q0 -20 12 -20T40 2" fill="none" stroke={tone.deep} strokeWidth="3" strokeLinecap="round" />
      <path d={`M3 0H53l3 ${h - 4}q0 4 -4 4H4q-4 0 -4 -4z`} fill={fill} />
      <path d={`M44 0h9l3 ${h - 4}q0 4 -4 4h-6z`} fill={tone.shadow} />
    </g>
  );
}

/** A shoe, in side view. */
export function Shoe({ x, y, fill = tone.deep }: Position & { fill?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 -6V-32q9 5 17 0 6 16 24 19 17 3 17 11z" fill={fill} />
      <path d="M0 -6H60q3 0 2 4 -1 2 -3 2H3q-3 0 -3 -3z" fill={tone.paper} />
      <path d="M20 -22l7 -4m-2 9l7 -5m-1 9l6 -5" stroke={tone.paper} strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

/** A plant in its pot. */
export function Plant({ x, y, scale = 1 }: Position & { scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M20 -34Q2 -44 -2 -76 20 -70 24 -40 22 -78 40 -96 52 -70 30 -38 42 -62 62 -62 58 -38 30 -32z" fill={tone.soft} />
      <path
        d="M24 -34Q14 -52 4 -68M26 -34Q32 -62 39 -86M28 -34Q42 -48 55 -57"
        fill="none"
        stroke={tone.paper}
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path d="M6 -36H46L41 -4q0 4 -4 4H15q-4 0 -4 -4z" fill={tone.deep} />
      <rect x="3" y="-40" width="46" height="9" rx="3" fill={tone.deep} />
      <path d="M8 -31H44" stroke={tone.shadow} strokeWidth="3" />
    </g>
  );
}

/** A lamp that hangs from x, y, with its light. */
export function Pendant({
  x,
  y,
  length,
  spread = 70,
  reach = 150,
}: Position & { length: number; spread?: number; reach?: number }) {
  const bottom = y + length + 26;
  return (
    <g>
      <path
        d={`M${x - 24} ${bottom}L${x - spread} ${bottom + reach}H${x + spread}L${x + 24} ${bottom}z`}
        fill={tone.glow}
        opacity="0.28"
      />
      <path d={`M${x} ${y}v${length}`} stroke={tone.deep} strokeWidth="2.5" />
      <circle cx={x} cy={bottom} r="8" fill={tone.paper} />
      <path d={`M${x - 27} ${bottom}q3 -26 27 -26t27 26z`} fill={tone.dark} />
    </g>
  );
}
