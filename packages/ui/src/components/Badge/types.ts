export const BADGE_TONES = ['neutral', 'accent', 'info', 'success', 'warning', 'critical'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];
