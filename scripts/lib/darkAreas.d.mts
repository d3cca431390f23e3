export const darkNames: readonly string[];
export function isDark(file: string, names?: readonly string[]): boolean;
