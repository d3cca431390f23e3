import { createToastStore } from '@stockroom/ui';

/** The app's toasts, shown by its frame: `toasts.show({ tone, message, action })`. */
export const toasts = createToastStore();
