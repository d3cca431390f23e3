/** Settles when what is drawn by now is painted. */
export const afterPaint = (): Promise<void> => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
