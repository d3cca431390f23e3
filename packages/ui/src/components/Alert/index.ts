export { Alert, type AlertProps } from './Alert';
export { ALERT_KINDS, ALERT_LOOKS, type AlertKind, type AlertLook } from './types';
