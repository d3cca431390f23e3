export { Alert, type AlertProps } from './Alert';
export { ALERT_TONES, ALERT_LOOKS, type AlertTone, type AlertLook } from './types';
