/** Settles when what is drawn by now is painted. */
export const painted = (): Promise<void> => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
