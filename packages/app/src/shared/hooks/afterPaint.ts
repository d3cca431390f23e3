/** Resolves once the current render is painted. */
export const afterPaint = (): Promise<void> => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
