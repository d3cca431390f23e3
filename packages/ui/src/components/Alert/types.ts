export const ALERT_TONES = ['primary', 'accent', 'warn', 'basic', 'info', 'success', 'warning', 'critical'] as const;
export type AlertTone = (typeof ALERT_TONES)[number];
export const ALERT_LOOKS = ['border', 'fill', 'outline', 'soft'] as const;
export type AlertLook = (typeof ALERT_LOOKS)[number];
