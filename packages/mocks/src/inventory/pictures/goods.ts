import type { Palette } from './palettes';
import { box, disc, line, oval, path } from './shapes';

/** A backpack seen from the front. */
export function backpack(palette: Palette): string {
  const handle = line('M168 92c0-34 64-34 64 0', palette.shade, 12);
  const straps = path('M112 180c-22 20-28 96-18 150l26 2zM288 180c22 20 28 96 18 150l-26 2z', palette.shade);
  const body =
    path('M112 178c0-56 36-94 88-94s88 38 88 94v150a26 26 0 0 1-26 26H138a26 26 0 0 1-26-26z', palette.main) +
    path('M200 84c52 0 88 38 88 94v150a26 26 0 0 1-26 26h-62z', palette.shade, { opacity: 0.28 });
  const lid = line('M126 186c0-52 30-84 74-84s74 32 74 84', palette.detail, 4, { opacity: 0.85 });
  const pocket =
    box(138, 232, 124, 96, 18, palette.shade, { opacity: 0.55 }) +
    line('M150 252h100', palette.detail, 5) +
    box(242, 250, 8, 22, 4, palette.detail);
  const label = box(178, 168, 44, 30, 6, palette.detail) + line('M188 183h24', palette.main, 4);
  return handle + straps + body + lid + pocket + label;
}

/** A tote with two handles. */
export function tote(palette: Palette): string {
  const far = line('M154 168c0-96 92-96 92 0', palette.shade, 10);
  const body =
    path('M92 160h216l22 176a16 16 0 0 1-16 18H86a16 16 0 0 1-16-18z', palette.main) +
    path('M200 160h108l22 176a16 16 0 0 1-16 18H200z', palette.shade, { opacity: 0.26 });
  const foot = path('M77 290h246l7 46a16 16 0 0 1-16 18H86a16 16 0 0 1-16-18z', palette.shade, { opacity: 0.7 });
  const near =
    line('M150 236v-62c0-92 100-92 100 0v62', palette.detail, 10) +
    disc(150, 236, 7, palette.detail) +
    disc(250, 236, 7, palette.detail);
  return far + body + foot + line('M93 172h214', palette.detail, 3, { 'stroke-dasharray': '8 7', opacity: 0.8 }) + near;
}

/** A low shoe seen from the side. */
export function sneaker(palette: Palette): string {
  const upper = path(
    'M70 176c2-12 14-16 26-10 16 8 34 4 52-10 8-6 18-4 24 4l44 56c14 16 34 22 62 26 30 4 50 18 52 44v12H70c-6-40-6-86 0-122z',
    palette.main,
  );
  const heel = path('M70 176c2-12 14-16 26-10l6 2c4 40 2 84-6 130H70c-6-40-6-86 0-122z', palette.shade, { opacity: 0.75 });
  const toe = path('M262 240c40 2 66 16 68 46v12h-84c-4-26 2-46 16-58z', palette.shade, { opacity: 0.4 });
  const laces = line('M158 186l26-20M174 206l26-20M190 226l26-20M206 242l24-16', palette.detail, 7);
  const stripe = line('M112 286c24-50 52-70 84-74', palette.detail, 9, { opacity: 0.9 });
  const sole =
    path('M62 292h274c4 0 8 4 8 8 0 20-14 32-34 32H90c-20 0-32-12-32-34 0-4 2-6 4-6z', '#f7f7f5') +
    path('M60 308h282c-4 16-16 24-32 24H90c-16 0-26-8-30-24z', palette.detail);
  return upper + heel + toe + stripe + laces + sole;
}

/** An ankle boot seen from the side. */
export function boot(palette: Palette): string {
  const shaft = path(
    'M118 86h104c6 0 8 4 8 10-2 36 2 64 14 88 12 22 40 30 64 40 22 10 32 26 32 50v18H112c-2-66-8-130-4-196 0-6 4-10 10-10z',
    palette.main,
  );
  const back = path('M118 86h44c-8 70-10 140-4 206h-46c-2-66-8-130-4-196 0-6 4-10 10-10z', palette.shade, { opacity: 0.4 });
  const gusset = path('M172 90h42c-4 44-2 80 12 114-18 12-40 8-50-8-8-32-10-68-4-106z', palette.shade, { opacity: 0.75 });
  const toe = path('M276 212c46 12 64 32 64 62v18h-86c-4-34 4-62 22-80z', palette.shade, { opacity: 0.3 });
  const sole =
    path('M106 290h238v14a10 10 0 0 1-10 10H190l-6 22h-68a10 10 0 0 1-10-10z', '#3a3733') +
    line('M112 290h228', palette.detail, 4, { 'stroke-dasharray': '9 6' });
  const loop = line('M120 88c-4-22 20-22 18 0', palette.detail, 6);
  return loop + shaft + back + gusset + toe + sole;
}

/** A mug with its handle to the right. */
export function mug(palette: Palette): string {
  const handle = line('M272 168c64-14 72 92 0 96', palette.shade, 22) + line('M272 168c64-14 72 92 0 96', palette.main, 14);
  const body =
    path('M104 132h176v150a46 46 0 0 1-46 46h-84a46 46 0 0 1-46-46z', palette.main) +
    path('M226 132h54v150a46 46 0 0 1-46 46h-34c20-50 28-120 26-196z', palette.shade, { opacity: 0.3 });
  const rim =
    oval(192, 132, 88, 20, palette.detail) +
    oval(192, 134, 76, 14, '#5d4636') +
    path('M116 134a76 14 0 0 1 152 0c-40-8-112-8-152 0z', palette.shade, { opacity: 0.5 });
  const bands = line('M105 232c50 16 124 16 174 0M106 252c50 16 122 16 172 0', palette.detail, 6, { opacity: 0.9 });
  return (
    handle +
    body +
    rim +
    bands +
    path('M122 164c-2 40 0 90 8 128', 'none', { stroke: '#ffffff', 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.28 })
  );
}
