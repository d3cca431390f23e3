export { Alert, type AlertProps } from './Alert';
export { ALERT_TONES, ALERT_VARIANTS as ALERT_LOOKS, type AlertTone, type AlertVariant as AlertLook } from './types';
