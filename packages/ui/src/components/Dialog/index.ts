export { Dialog, type DialogProps } from './Dialog';
export { DIALOG_SIZES, type DialogSize } from './types';
