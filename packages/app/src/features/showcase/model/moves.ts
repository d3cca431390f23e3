/** How an animation is played. */
export interface MoveProps {
  way: 'in' | 'out' | 'shake';
  /** The offset at which it begins or ends, as CSS: `0, -24px`. */
  side: string;
}

/** How an animation can be played, by the name of its direction. */
export const MOVES = {
  expand: { open: { way: 'in', side: 'none' }, close: { way: 'out', side: 'none' } },
  fade: {
    in: { way: 'in', side: 'none' },
    inTop: { way: 'in', side: '0, -24px' },
    inBottom: { way: 'in', side: '0, 24px' },
    inStart: { way: 'in', side: '-24px, 0' },
    inEnd: { way: 'in', side: '24px, 0' },
    out: { way: 'out', side: 'none' },
    outTop: { way: 'out', side: '0, -24px' },
    outBottom: { way: 'out', side: '0, 24px' },
    outStart: { way: 'out', side: '-24px, 0' },
    outEnd: { way: 'out', side: '24px, 0' },
  },
  slide: {
    inTop: { way: 'in', side: '0, -100%' },
    inBottom: { way: 'in', side: '0, 100%' },
    inStart: { way: 'in', side: '-100%, 0' },
    inEnd: { way: 'in', side: '100%, 0' },
    outTop: { way: 'out', side: '0, -100%' },
    outBottom: { way: 'out', side: '0, 100%' },
    outStart: { way: 'out', side: '-100%, 0' },
    outEnd: { way: 'out', side: '100%, 0' },
  },
  zoom: { in: { way: 'in', side: 'none' }, out: { way: 'out', side: 'none' } },
  shake: { sideways: { way: 'shake', side: 'none' } },
} as const satisfies Record<string, Record<string, MoveProps>>;

export type MoveName = keyof typeof MOVES;
export const MOVE_NAMES = Object.keys(MOVES) as MoveName[];
export type Direction = { [Name in MoveName]: keyof (typeof MOVES)[Name] }[MoveName];

/** The directions of an animation, with how each is played. */
export const directionsOf = (name: MoveName): readonly (readonly [Direction, MoveProps])[] =>
  Object.entries(MOVES[name]) as [Direction, MoveProps][];
