export { Alert, type AlertProps } from './Alert';
export { ALERT_TONES, ALERT_VARIANTS, type AlertTone, type AlertVariant } from './types';
