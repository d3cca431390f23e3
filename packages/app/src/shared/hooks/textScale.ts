/** How much larger than they come somebody has made their browser's letters: 2 with a default font of 32 px. */
export const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
