import { parseHex, toHex, type Rgb } from '../tokens/contrast';

/** Colour vision without red, green or blue: Machado, Oliveira, Fernandes (2009), severity 1, over linear light. */
const matrices = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type ColorBlindness = keyof typeof matrices;
export const COLOR_BLINDNESS = Object.keys(matrices) as ColorBlindness[];

const toLinear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (light: number) => {
  const share = Math.min(1, Math.max(0, light));
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
};

/** Returns a colour as a colour-blind person sees it. */
export function simulateColorBlindness(blindness: ColorBlindness, hex: string): string {
  const light = parseHex(hex).map(toLinear);
  const row = (first: number) => light.reduce((sum, share, index) => sum + share * (matrices[blindness][first + index] ?? 0), 0);
  return toHex([0, 3, 6].map((first) => fromLinear(row(first))) as unknown as Rgb);
}
