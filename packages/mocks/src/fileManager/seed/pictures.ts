import { jpeg } from './jpeg';

/** `x y width height color`: a box; later boxes cover earlier ones. In px of a picture of 480 × 320. */
type Box = readonly [x: number, y: number, width: number, height: number, color: number];

const WIDTH = 480;
const HEIGHT = 320;

function drawn(boxes: readonly Box[], sky: (y: number) => number): Uint8Array {
  const colors = new Uint32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) colors.fill(sky(y / HEIGHT), y * WIDTH, (y + 1) * WIDTH);
  for (const [left, top, width, height, color] of boxes) {
    for (let y = top; y < top + height; y += 1) colors.fill(color, y * WIDTH + left, y * WIDTH + left + width);
  }
  return jpeg({ width: WIDTH, height: HEIGHT, colors });
}

const mixed = (from: number, to: number) => (share: number) =>
  [16, 8, 0].reduce((color, shift) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return color | (Math.round(a + (b - a) * share) << shift);
  }, 0);

const row = (count: number, box: (index: number) => Box): Box[] => Array.from({ length: count }, (_, index) => box(index));

/** Drawings of our shop: awning, window, counter, bench and plan. */
export const pictures: Readonly<Record<string, () => Uint8Array>> = {
  'shop-window': () =>
    drawn(
      [
        [0, 272, 480, 48, 0xb9ad9a],
        [56, 96, 368, 184, 0x2f3e57],
        [72, 128, 208, 136, 0xf6dfa4],
        [304, 128, 96, 152, 0x5b4635],
        [312, 136, 80, 88, 0xf6dfa4],
        ...row(4, (index): Box => [88 + index * 48, 200, 24, 64, [0x8a3b2e, 0x3b6e5e, 0x2f3e57, 0xb98a2e][index] ?? 0]),
        ...row(12, (index): Box => [48 + index * 32, 80, 32, 40, index % 2 ? 0xf4f0e6 : 0x1f3357]),
      ],
      mixed(0xbcd3e6, 0xf3e9d8),
    ),
  counter: () =>
    drawn(
      [
        [0, 200, 480, 120, 0x6b4f3a],
        [0, 200, 480, 16, 0x8a6a50],
        ...row(5, (index): Box => [32 + index * 88, 48, 72, 8, 0x8a6a50]),
        ...row(10, (index): Box => [
          36 + index * 44,
          24 + (index % 2) * 4,
          28,
          24,
          [0x3b6e5e, 0xb98a2e, 0x8a3b2e][index % 3] ?? 0,
        ]),
        [176, 136, 112, 64, 0x2b2f36],
        [188, 148, 88, 32, 0x9fc4b7],
      ],
      mixed(0xf1e6d2, 0xd9c7a8),
    ),
  workbench: () =>
    drawn(
      [
        [0, 224, 480, 96, 0x9a774f],
        [48, 240, 120, 48, 0x3b3f46],
        [200, 232, 72, 72, 0xd8d2c4],
        [216, 248, 40, 40, 0x2f3e57],
        [304, 248, 136, 16, 0xb9bcc2],
        [304, 280, 96, 12, 0xb9bcc2],
        [320, 40, 24, 184, 0x2b2f36],
        [256, 40, 88, 20, 0x2b2f36],
        [240, 60, 56, 28, 0xf6dfa4],
      ],
      mixed(0x52606d, 0x7b8794),
    ),
  'winter-window': () =>
    drawn(
      [
        [40, 40, 400, 232, 0x1f3357],
        [56, 56, 368, 200, 0xf6dfa4],
        [232, 56, 16, 200, 0x1f3357],
        ...row(3, (index): Box => [88 + index * 40, 176 - index * 16, 24, 80 + index * 16, 0x3b6e5e]),
        [288, 184, 104, 72, 0x8a3b2e],
        [332, 184, 16, 72, 0xf4f0e6],
        [0, 272, 480, 48, 0xf4f7fa],
        ...row(24, (index): Box => [(index * 83) % 472, (index * 47) % 264, 6, 6, 0xffffff]),
      ],
      mixed(0x26334d, 0x8fa3bf),
    ),
  'floor-plan': () =>
    drawn(
      [
        [40, 32, 400, 256, 0x2b2f36],
        [46, 38, 388, 244, 0xfbfaf6],
        [46, 176, 232, 6, 0x2b2f36],
        [320, 176, 114, 6, 0x2b2f36],
        [200, 282, 72, 6, 0xfbfaf6],
        ...row(3, (index): Box => [72, 200 + index * 28, 120, 12, 0xb9ad9a]),
        ...row(4, (index): Box => [64 + index * 56, 56, 32, 96, 0xd9c7a8]),
        [312, 208, 96, 24, 0x8a6a50],
        [328, 56, 88, 96, 0xcfdad5],
      ],
      () => 0xffffff,
    ),
};
