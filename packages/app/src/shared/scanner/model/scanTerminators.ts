/** A scanner's terminator after a code; `pause`: none. */
export const SCAN_TERMINATORS = ['enter', 'tab', 'pause'] as const;
export type ScanTerminator = (typeof SCAN_TERMINATORS)[number];
