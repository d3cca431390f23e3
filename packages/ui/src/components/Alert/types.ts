export const ALERT_KINDS = ['primary', 'accent', 'warn', 'basic', 'info', 'success', 'warning', 'error'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const ALERT_LOOKS = ['border', 'fill', 'outline', 'soft'] as const;
export type AlertLook = (typeof ALERT_LOOKS)[number];
