export type { ToastClock } from './clock';
export { keepToastsAbove } from './keepToastsAbove';
export { ToastRegion, type ToastRegionProps } from './ToastRegion';
export { createToastStore, type ToastStore } from './toastStore';
export { TOAST_TONES, type ToastItem, type ToastTone } from './types';
export { useToasts } from './useToasts';
