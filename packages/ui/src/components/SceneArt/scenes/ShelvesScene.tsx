import { Bag, Carton, Folded, LidBox, Pendant, Plant, Shoe, Watch } from '../goods';
import { tone } from '../tones';

const POSTS = [70, 288, 506, 724];
const BOARDS = [236, 372, 508, 644];

/** The stockroom: shelves with everything in order, a ladder, a hand truck. */
export function ShelvesScene() {
  return (
    <g>
      <rect x="-200" width="1200" height="900" fill={tone.sky} />
      <Room />
      <Pendant x={178} y={0} length={78} spread={104} reach={74} />
      <Pendant x={616} y={0} length={78} spread={104} reach={74} />
      <Rack />
      <TopShelf />
      <SecondShelf />
      <ThirdShelf />
      <LowShelf />
      <Posts />
      <Ladder />
      <HandTruck />
    </g>
  );
}

function Room() {
  return (
    <g>
      <rect x="-200" y="786" width="1200" height="114" fill={tone.shade} />
      <path
        d="M-200 786H1000M-200 838H1000M60 786L20 838M260 786L240 838M560 786l20 52M740 786l36 52M150 838l-30 62M420 838v62M690 838l34 62"
        stroke={tone.fill}
        strokeWidth="3"
      />
      <rect x="-200" y="772" width="1200" height="14" fill={tone.far} />
    </g>
  );
}

function Rack() {
  return (
    <g>
      <rect x="70" y="176" width="664" height="600" fill={tone.far} opacity="0.8" />
      <path d="M80 246L280 362M280 246L80 362M516 518L716 634M716 518L516 634" stroke={tone.shadow} strokeWidth="4" />
    </g>
  );
}

function Posts() {
  return (
    <g>
      {BOARDS.map((y) => (
        <g key={y}>
          <rect x="58" y={y} width="688" height="12" rx="2" fill={tone.mid} />
          <rect x="70" y={y + 12} width="664" height="7" fill={tone.shadow} />
          {POSTS.slice(0, 3).map((x) => (
            <g key={x} transform={`translate(${x + 30} ${y + 1})`}>
              <rect width="38" height="10" rx="1.5" fill={tone.paper} />
              <path d="M5 2.500v5m3 -5v5m5 -5v5m2.5 -5v5m4 -5v5" stroke={tone.deep} strokeWidth="1.4" />
            </g>
          ))}
        </g>
      ))}
      {POSTS.map((x) => (
        <g key={x}>
          <rect x={x - 7} y="160" width="14" height="620" rx="2" fill={tone.deep} />
          <path d={`M${x} 176v590`} stroke={tone.shadow} strokeWidth="3" strokeDasharray="3 11" />
          <rect x={x - 12} y="772" width="24" height="10" rx="2" fill={tone.dark} />
        </g>
      ))}
    </g>
  );
}

function TopShelf() {
  return (
    <g>
      <Carton x={86} y={236} w={88} h={66} />
      <Carton x={180} y={236} w={86} h={44} fill={tone.soft} />
      <LidBox x={184} y={192} w={76} h={26} fill={tone.mid} />
      <LidBox x={304} y={236} w={92} h={32} fill={tone.accent} />
      <LidBox x={308} y={204} w={84} h={30} />
      <Plant x={420} y={236} scale={0.95} />
      <Carton x={524} y={236} w={110} h={72} />
      <Carton x={642} y={236} w={68} h={52} fill={tone.mid} />
    </g>
  );
}

function SecondShelf() {
  return (
    <g>
      <Watch x={88} y={372} />
      <Watch x={146} y={372} strap={tone.accent} />
      <Watch x={204} y={372} strap={tone.deep} dial={tone.soft} />
      <Folded x={306} y={372} fills={[tone.dark, tone.soft, tone.paper, tone.accent]} />
      <Folded x={398} y={372} fills={[tone.paper, tone.deep, tone.soft]} />
      <Bag x={528} y={372} fill={tone.soft} />
      <Bag x={594} y={372} fill={tone.dark} h={50} />
      <Bag x={656} y={372} fill={tone.accent} h={58} />
    </g>
  );
}

function ThirdShelf() {
  return (
    <g>
      <Carton x={86} y={508} w={104} h={84} fill={tone.soft} />
      <Carton x={196} y={508} w={74} h={58} />
      <Cat x={302} y={508} />
      <LidBox x={418} y={508} w={76} h={30} fill={tone.deep} />
      <LidBox x={420} y={478} w={72} h={28} fill={tone.soft} />
      <Shoe x={524} y={508} fill={tone.accent} />
      <Shoe x={588} y={508} fill={tone.dark} />
      <Shoe x={652} y={508} fill={tone.deep} />
    </g>
  );
}

function LowShelf() {
  return (
    <g>
      <LidBox x={88} y={644} w={88} h={32} fill={tone.mid} />
      <LidBox x={92} y={612} w={80} h={30} fill={tone.accent} />
      <Folded x={190} y={644} fills={[tone.soft, tone.dark]} />
      <Carton x={304} y={644} w={90} h={70} />
      <Carton x={400} y={644} w={92} h={92} fill={tone.mid} />
      <Carton x={522} y={644} w={84} h={56} fill={tone.soft} />
      <Watch x={624} y={644} />
      <Carton x={90} y={776} w={176} h={104} fill={tone.mid} />
      <Carton x={306} y={776} w={96} h={82} fill={tone.soft} />
      <Carton x={408} y={776} w={84} h={100} />
      <Carton x={524} y={776} w={186} h={92} fill={tone.mid} />
    </g>
  );
}

/** A sleeping cat: nobody has asked for this product today. */
function Cat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M14 0q-12 -4 -8 -24Q14 -54 56 -52T100 -16q2 16 -14 16z" fill={tone.dark} />
      <path d="M4 -14q-10 -22 2 -34l8 6q8 -4 16 -2l9 -7q9 16 0 32 -14 18 -35 5z" fill={tone.dark} />
      <path d="M10 -24q4 4 8 0m8 2q4 4 8 0" fill="none" stroke={tone.paper} strokeWidth="2" strokeLinecap="round" />
      <path d="M98 -10q8 10 -14 9H40" fill="none" stroke={tone.dark} strokeWidth="9" strokeLinecap="round" />
      <path d="M52 -3H82" stroke={tone.shadow} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M60 -51q4 10 0 18M74 -48q4 10 0 18M87 -40q3 8 -1 15"
        fill="none"
        stroke={tone.shadow}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Ladder() {
  return (
    <g>
      <path d="M560 812L616 128M668 812L690 128" stroke={tone.warm} strokeWidth="13" strokeLinecap="round" />
      <path
        d="M566 740h104M573 656h100M580 572h96M587 488h91M594 404h87M601 320h82M608 236h78M613 164h75"
        stroke={tone.warm}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M557 812L613 128M665 812L687 128" stroke={tone.paper} strokeWidth="2" opacity="0.5" />
      <ellipse cx="614" cy="822" rx="86" ry="7" fill={tone.shadow} />
    </g>
  );
}

function HandTruck() {
  return (
    <g>
      <ellipse cx="146" cy="852" rx="124" ry="9" fill={tone.shadow} />
      <Carton x={66} y={844} w={128} h={86} />
      <Carton x={78} y={758} w={104} h={62} fill={tone.soft} />
      <path
        d="M206 620v216q0 12 -12 12H52"
        fill="none"
        stroke={tone.dark}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M206 620q0 -14 18 -14" fill="none" stroke={tone.dark} strokeWidth="7" strokeLinecap="round" />
      <circle cx="198" cy="848" r="15" fill={tone.dark} />
      <circle cx="198" cy="848" r="6" fill={tone.mid} />
    </g>
  );
}
