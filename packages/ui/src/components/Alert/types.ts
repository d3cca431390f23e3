export const ALERT_TONES = ['primary', 'accent', 'warn', 'basic', 'info', 'success', 'warning', 'critical'] as const;
export type AlertTone = (typeof ALERT_TONES)[number];
export const ALERT_VARIANTS = ['border', 'fill', 'outline', 'soft'] as const;
export type AlertVariant = (typeof ALERT_VARIANTS)[number];
