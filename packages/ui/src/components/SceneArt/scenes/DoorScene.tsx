import { Carton, Plant } from '../goods';
import { tone } from '../tones';

const BRICKS = [
  [40, 250],
  [96, 274],
  [30, 470],
  [70, 494],
  [620, 210],
  [676, 234],
  [700, 420],
  [642, 444],
  [612, 610],
  [150, 640],
  [700, 660],
  [210, 190],
  [560, 150],
] as const;
const STARS = [
  [70, 60],
  [180, 118],
  [300, 52],
  [420, 96],
  [520, 40],
  [730, 130],
  [770, 58],
  [120, 170],
] as const;

/** The shop closed for the night: blind down, lamp on, a parcel for the morning. */
export function DoorScene() {
  return (
    <g>
      <rect x="-200" width="1200" height="900" fill={tone.sun} />
      {STARS.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 5}l1.5 3.5 3.5 1.5 -3.5 1.5 -1.5 3.5 -1.5 -3.5 -3.5 -1.5 3.5 -1.500z`} fill={tone.soft} />
      ))}
      <path d="M660 46a52 52 0 1 0 44 80 44 44 0 0 1 -44 -80z" fill={tone.paper} />
      <Wall />
      <Doorway />
      <Lamp />
      <Shutter />
      <Step />
    </g>
  );
}

function Wall() {
  return (
    <g>
      <rect x="-200" y="206" width="1200" height="570" fill={tone.wall} />
      <path d="M-200 188H1000v14q0 6 -6 6H-194q-6 0 -6 -6z" fill={tone.mid} />
      <rect x="-200" y="208" width="1200" height="10" fill={tone.shadow} />
      {BRICKS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y + 80}h34m8 0h22m-46 14h30`}
          stroke={tone.fill}
          strokeWidth="5"
          strokeLinecap="round"
        />
      ))}
      <rect x="-200" y="716" width="1200" height="60" fill={tone.shade} />
      <path d="M-200 716H1000" stroke={tone.shadow} strokeWidth="4" />
    </g>
  );
}

function Doorway() {
  return (
    <g>
      <path d="M268 776V404a132 132 0 0 1 264 0V776z" fill={tone.fill} />
      <path d="M268 404a132 132 0 0 1 264 0h-18a114 114 0 0 0 -228 0z" fill={tone.mid} />
      <path d="M386 264h28l6 38h-40z" fill={tone.deep} />
      <path d="M288 776V404a112 112 0 0 1 224 0V776z" fill={tone.dark} />
      <path d="M304 396a96 96 0 0 1 192 0z" fill={tone.glow} />
      <path d="M400 300v96M332 328l40 68M468 328l-40 68" stroke={tone.dark} strokeWidth="6" />
      <path d="M364 396a36 36 0 0 1 72 0z" fill={tone.dark} />
      <rect x="288" y="396" width="224" height="12" fill={tone.deep} />
      <rect x="316" y="432" width="168" height="176" rx="4" fill={tone.glass} />
      <path d="M316 432h168v96q-84 16 -168 0z" fill={tone.soft} />
      <path d="M316 452h168M316 474h168M316 496h168M318 516q82 14 164 0" fill="none" stroke={tone.shadow} strokeWidth="3" />
      <path d="M400 535v14" stroke={tone.deep} strokeWidth="2.5" />
      <circle cx="400" cy="553" r="5" fill="none" stroke={tone.deep} strokeWidth="2.5" />
      <g transform="translate(400 574) rotate(-3)">
        <path d="M-24 -6L0 -30 24 -6" fill="none" stroke={tone.deep} strokeWidth="2.5" />
        <rect x="-46" y="-8" width="92" height="44" rx="6" fill={tone.paper} />
        <path d="M-28 8H28M-18 20H18" stroke={tone.accent} strokeWidth="5" strokeLinecap="round" />
      </g>
      <rect x="316" y="638" width="76" height="104" rx="3" fill="none" stroke={tone.soft} strokeWidth="2" opacity="0.6" />
      <rect x="408" y="638" width="76" height="104" rx="3" fill="none" stroke={tone.soft} strokeWidth="2" opacity="0.6" />
      <rect x="364" y="618" width="72" height="11" rx="3" fill={tone.warm} />
      <circle cx="498" cy="616" r="8" fill={tone.warm} />
      <path d="M494 630h8v22q0 4 -4 4t-4 -4z" fill={tone.warm} />
      <circle cx="498" cy="637" r="2.5" fill={tone.dark} />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <circle cx="620" cy="368" r="118" fill={tone.glow} opacity="0.22" />
      <circle cx="620" cy="368" r="74" fill={tone.glow} opacity="0.3" />
      <path d="M600 300h20v24" fill="none" stroke={tone.deep} strokeWidth="6" strokeLinejoin="round" />
      <rect x="592" y="288" width="10" height="26" rx="3" fill={tone.deep} />
      <path d="M596 336q0 -14 24 -14t24 14z" fill={tone.deep} />
      <path d="M598 338h44l-6 62h-32z" fill={tone.glow} />
      <path d="M598 338h44l-6 62h-32zM620 338v62" fill="none" stroke={tone.deep} strokeWidth="4" strokeLinejoin="round" />
      <rect x="602" y="400" width="36" height="8" rx="3" fill={tone.deep} />
    </g>
  );
}

function Shutter() {
  return (
    <g>
      <rect x="-200" y="336" width="412" height="352" fill={tone.deep} />
      <rect x="-190" y="346" width="392" height="332" fill={tone.far} />
      {Array.from({ length: 14 }, (_, index) => 364 + index * 22).map((y) => (
        <path key={y} d={`M-190 ${y}H202`} stroke={tone.shadow} strokeWidth="4" />
      ))}
      <rect x="-200" y="318" width="424" height="30" rx="4" fill={tone.dark} />
      <rect x="-190" y="662" width="392" height="16" fill={tone.mid} />
      <circle cx="84" cy="670" r="5" fill={tone.dark} />
      <rect x="-200" y="688" width="424" height="12" rx="3" fill={tone.mid} />
    </g>
  );
}

function Step() {
  return (
    <g>
      <rect x="-200" y="776" width="1200" height="124" fill={tone.shade} />
      <rect x="-200" y="776" width="1200" height="8" fill={tone.shadow} />
      <path d="M-200 846H1000M120 784L92 846M280 784l-12 62M530 784l16 62M690 784l34 62" stroke={tone.fill} strokeWidth="3" />
      <rect x="250" y="764" width="300" height="22" rx="3" fill={tone.mid} />
      <path d="M300 800H500l16 26H284z" fill={tone.dark} />
      <path d="M318 813H482" stroke={tone.soft} strokeWidth="3" strokeDasharray="10 8" />
      <ellipse cx="584" cy="800" rx="72" ry="8" fill={tone.shadow} />
      <Carton x={524} y={796} w={104} h={74} />
      <Carton x={544} y={722} w={66} h={44} fill={tone.soft} />
      <ellipse cx="222" cy="802" rx="52" ry="7" fill={tone.shadow} />
      <Plant x={184} y={800} scale={1.4} />
      <ellipse cx="716" cy="802" rx="52" ry="7" fill={tone.shadow} />
      <Plant x={678} y={800} scale={1.4} />
    </g>
  );
}
