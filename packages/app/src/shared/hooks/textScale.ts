/** Factor by which the user enlarged the browser's default font: 2 with a font of 32 px. */
export const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
