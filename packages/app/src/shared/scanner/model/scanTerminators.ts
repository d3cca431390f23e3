/** What a scanner ends a code with; `pause`: with nothing. */
export const SCAN_TERMINATORS = ['enter', 'tab', 'pause'] as const;
export type ScanTerminator = (typeof SCAN_TERMINATORS)[number];
