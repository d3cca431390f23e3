export const disabledAreas: readonly string[];
export function isDisabledArea(file: string, names?: readonly string[]): boolean;
