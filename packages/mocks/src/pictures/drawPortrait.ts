import { box, disc, line, oval, path } from '../inventory/pictures/shapes';
import type { Hair, PortraitFeatures } from './portraitFeatures';

/** Draws a person of the demo, head and shoulders, 96 by 96. Own work, made of plain shapes; not a likeness of anybody. */
export function drawPortrait([backdrop, skin, hairColour, hair, clothes, extra]: PortraitFeatures): string {
  const body = path('M14 96c0-18 14-27 34-27s34 9 34 27z', clothes) + path('M40 56h16v18a8 8 0 0 1-16 0z', skin);
  const head = oval(48, 44, 16, 19, skin) + oval(32, 46, 3, 4, skin) + oval(64, 46, 3, 4, skin);
  const eyes = disc(42, 44, 1.7, '#2a211d') + disc(54, 44, 1.7, '#2a211d');
  const mouth = line('M43 54q5 4 10 0', '#8d4a3c', 1.8);
  const [behind, above] = cuts[hair](hairColour);
  const scene = [
    box(0, 0, 96, 96, 0, backdrop),
    behind,
    body,
    head,
    extra === 'moustache' ? path('M40 52q4-4 8-1 4-3 8 1-4 2-8 0-4 2-8 0z', hairColour) : '',
    extra === 'beard' ? path('M32 48q2 17 16 17t16-17q-3 7-8 5-8-3-16 0-5 2-8-5z', hairColour) : '',
    eyes,
    mouth,
    above,
    extra === 'glasses' ? glasses : '',
    extra === 'earrings' ? disc(31, 53, 2, '#e3b341') + disc(65, 53, 2, '#e3b341') : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${scene.join('')}</svg>`;
}

const glasses =
  line('M36 44a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM48 44a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', '#3c4048', 1.5) +
  line('M36 43l-4-1M60 43l4-1', '#3c4048', 1.5);

const fringe = 'M31 42c-1-15 6-22 17-22s18 7 17 22c-3-7-7-11-17-11s-14 4-17 11z';

/** Shapes of each haircut: one behind the head, one above it. */
const cuts: Record<Hair, (colour: string) => readonly [behind: string, above: string]> = {
  short: (colour) => ['', path(fringe, colour)],
  long: (colour) => [path('M28 42c0-16 8-24 20-24s20 8 20 24v30H28z', colour), path(fringe, colour)],
  bun: (colour) => [disc(48, 18, 9, colour), path(fringe, colour)],
  curly: (colour) => [
    [30, 36, 48, 60, 66].map((x, index) => disc(x, [36, 26, 22, 26, 36][index] ?? 26, 9, colour)).join(''),
    path(fringe, colour),
  ],
  wavy: (colour) => [
    path('M27 42c0-16 9-24 21-24s21 8 21 24q4 8-1 14 3 8-3 14H31q-6-6-3-14-5-6-1-14z', colour),
    path(fringe, colour),
  ],
  // A kerchief around the head, in the colour that other cuts use for hair.
  kerchief: (colour) => [
    path('M26 46c0-18 9-28 22-28s22 10 22 28l4 30H22z', colour),
    path('M30 46c0-14 7-21 18-21s18 7 18 21c-4-9-9-12-18-12s-14 3-18 12z', colour) +
      path('M32 58q16 16 32 0l3 14q-19 10-38 0z', colour),
  ],
  bald: (colour) => ['', line('M32 42q0-3 1-6M64 42q0-3-1-6', colour, 2)],
  bob: (colour) => [
    path('M28 44c0-17 8-25 20-25s20 8 20 25v12H28z', colour),
    path('M31 41c0-14 6-20 17-20s17 6 17 20c-8-1-22-1-34 0z', colour),
  ],
};
