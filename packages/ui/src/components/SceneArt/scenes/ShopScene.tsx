import { Bag, Carton, Folded, HungShirt, LidBox, Pendant, Plant, Shoe, Watch } from '../goods';
import { tone } from '../tones';

const STRIPES = 12;
const stripes = Array.from({ length: STRIPES }, (_, index) => index);

/** The shop from the street: awning, window, door, a delivery in front. */
export function ShopScene() {
  return (
    <g>
      <rect x="-200" width="1200" height="900" fill={tone.sky} />
      <circle cx="640" cy="150" r="92" fill={tone.sun} />
      <Street />
      <House />
      <ShopWindow />
      <Door />
      <Awning />
      <Pavement />
    </g>
  );
}

function Street() {
  return (
    <g fill={tone.far}>
      <path d="M-200 330h120v-60h70v90h90v400h-280z" opacity="0.7" />
      <path d="M0 760V420h40v-28h56v28h50v340z" />
      <path d="M660 760V350h46v-34h60v444zM766 760V430h270v330z" opacity="0.8" />
      <path
        d="M58 236h88a20 20 0 0 0 0 -40 34 34 0 0 0 -64 -8 24 24 0 0 0 -24 48zM470 92h56a14 14 0 0 0 0 -28 24 24 0 0 0 -45 -5 17 17 0 0 0 -11 33z"
        fill={tone.wall}
        opacity="0.75"
      />
    </g>
  );
}

function House() {
  return (
    <g>
      <rect x="112" y="120" width="576" height="640" fill={tone.wall} />
      <rect x="660" y="120" width="28" height="640" fill={tone.shade} />
      <path d="M96 96h608v16q0 8 -8 8H104q-8 0 -8 -8z" fill={tone.mid} />
      <path d="M112 120h576v10H112z" fill={tone.shadow} />
      {[176, 350, 524].map((x) => (
        <UpperWindow key={x} x={x} />
      ))}
      <path
        d="M140 166h16m-16 12h10m486 20h14m-14 12h8M312 254h12m148 -104h14m-14 12h8"
        stroke={tone.fill}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="126" y="290" width="548" height="60" rx="6" fill={tone.dark} />
      <rect x="134" y="298" width="532" height="44" rx="3" fill="none" stroke={tone.soft} strokeWidth="1.5" opacity="0.6" />
      <g fill={tone.paper} transform="translate(376 300)">
        <rect x="9" y="3" width="14" height="12" rx="2" />
        <rect x="26" y="8" width="10" height="7" rx="1.5" opacity="0.6" />
        <rect x="6" y="16.5" width="36" height="3" rx="1.5" />
        <rect x="11" y="26" width="10" height="7" rx="1.5" opacity="0.6" />
        <rect x="24" y="22" width="14" height="11" rx="2" />
        <rect x="6" y="34.5" width="36" height="3" rx="1.5" />
      </g>
      <path d="M170 320h180M450 320h180" stroke={tone.soft} strokeWidth="2" opacity="0.55" />
    </g>
  );
}

function UpperWindow({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 152)`}>
      <rect x="-6" y="-6" width="112" height="114" rx="4" fill={tone.fill} />
      <rect width="100" height="102" fill={tone.glass} />
      <path d="M0 0h30q-4 54 -30 70zM100 0H70q4 54 30 70z" fill={tone.paper} opacity="0.8" />
      <path d="M50 0v102M0 44h100" stroke={tone.fill} strokeWidth="6" />
      <path d="M-14 106h128v8q0 3 -3 3H-11q-3 0 -3 -3z" fill={tone.mid} />
      {x === 350 && (
        <g>
          <path d="M6 92q4 -22 16 -10 4 -20 16 -4 8 -20 18 0 10 -16 18 2 14 -8 18 12z" fill={tone.soft} />
          <rect x="2" y="90" width="96" height="18" rx="3" fill={tone.deep} />
        </g>
      )}
    </g>
  );
}

function Awning() {
  return (
    <g>
      <path d="M112 434H688V470q-288 12 -576 0z" fill={tone.shadow} />
      {stripes.map((index) => {
        const top = 122 + (556 / STRIPES) * index;
        const low = 100 + (600 / STRIPES) * index;
        const fill = index % 2 === 0 ? tone.dark : tone.stripe;
        return <path key={index} d={`M${top} 350h${556 / STRIPES}L${low + 50} 428a25 25 0 0 1 -50 0z`} fill={fill} />;
      })}
      <path d="M100 428H700" stroke={tone.shadow} strokeWidth="3" />
      <rect x="118" y="344" width="564" height="9" rx="4" fill={tone.deep} />
    </g>
  );
}

function ShopWindow() {
  return (
    <g>
      <rect x="148" y="440" width="312" height="252" rx="4" fill={tone.deep} />
      <rect x="158" y="440" width="292" height="242" fill={tone.glow} />
      <Pendant x={230} y={440} length={34} spread={82} reach={170} />
      <path d="M330 470H444" stroke={tone.deep} strokeWidth="4" strokeLinecap="round" />
      <HungShirt x={358} y={474} fill={tone.accent} />
      <HungShirt x={412} y={474} fill={tone.paper} />
      <rect x="168" y="594" width="146" height="6" rx="2" fill={tone.mid} />
      <Watch x={178} y={594} />
      <Watch x={230} y={594} strap={tone.accent} />
      <path d="M188 600v76M294 600v76" stroke={tone.mid} strokeWidth="4" />
      <Folded x={204} y={676} />
      <Shoe x={318} y={677} fill={tone.dark} />
      <Bag x={388} y={677} fill={tone.dark} h={56} />
      <path d="M158 676h292v6H158z" fill={tone.mid} />
      <path d="M250 440h40L170 682h-12v-60zM330 440h16L226 682h-16z" fill={tone.wall} opacity="0.16" />
      <rect x="140" y="688" width="328" height="12" rx="3" fill={tone.mid} />
      <rect x="148" y="700" width="312" height="60" fill={tone.dark} />
      {[162, 262, 362].map((x) => (
        <rect
          key={x}
          x={x}
          y="712"
          width="84"
          height="36"
          rx="2"
          fill="none"
          stroke={tone.soft}
          strokeWidth="1.5"
          opacity="0.6"
        />
      ))}
    </g>
  );
}

function Door() {
  return (
    <g>
      <rect x="492" y="440" width="140" height="320" fill={tone.deep} />
      <rect x="502" y="440" width="120" height="320" fill={tone.dark} />
      <rect x="520" y="466" width="84" height="188" rx="3" fill={tone.glow} />
      <path d="M548 466h26L526 654h-6v-76z" fill={tone.wall} opacity="0.18" />
      <path d="M542 516l20 -22 20 22" fill="none" stroke={tone.deep} strokeWidth="2" />
      <rect x="536" y="514" width="52" height="30" rx="4" fill={tone.paper} />
      <path d="M546 526h32M550 534h24" stroke={tone.accent} strokeWidth="3" strokeLinecap="round" />
      <rect x="520" y="676" width="84" height="66" rx="2" fill="none" stroke={tone.soft} strokeWidth="1.5" opacity="0.6" />
      <rect x="509" y="600" width="5" height="54" rx="2.5" fill={tone.soft} />
      <path d="M484 754h156v12H484z" fill={tone.mid} />
      <g transform="translate(660 486)">
        <path d="M-2 0h14v10" fill="none" stroke={tone.deep} strokeWidth="4" />
        <path d="M2 10h20l4 26H-2z" fill={tone.dark} />
        <rect x="5" y="14" width="14" height="18" rx="2" fill={tone.glow} />
      </g>
    </g>
  );
}

function Pavement() {
  return (
    <g>
      <rect x="-200" y="760" width="1200" height="140" fill={tone.shade} />
      <rect x="-200" y="760" width="1200" height="8" fill={tone.shadow} />
      <path
        d="M-200 830H1000M60 768L10 830M230 768L200 830M400 768v62M570 768l30 62M740 768l50 62"
        stroke={tone.fill}
        strokeWidth="3"
      />
      <rect x="-200" y="842" width="1200" height="58" fill={tone.mid} opacity="0.4" />
      <ellipse cx="78" cy="806" rx="92" ry="9" fill={tone.shadow} />
      <Carton x={14} y={800} w={112} h={70} />
      <Carton x={24} y={730} w={88} h={58} fill={tone.soft} />
      <LidBox x={30} y={672} w={72} h={28} fill={tone.deep} />
      <path
        d="M134 640v150q0 12 -10 12H2"
        fill="none"
        stroke={tone.dark}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M134 640q0 -12 14 -12" fill="none" stroke={tone.dark} strokeWidth="6" strokeLinecap="round" />
      <circle cx="126" cy="804" r="13" fill={tone.dark} />
      <circle cx="126" cy="804" r="5" fill={tone.mid} />
      <ellipse cx="716" cy="802" rx="62" ry="8" fill={tone.shadow} />
      <Plant x={676} y={800} scale={1.55} />
    </g>
  );
}
