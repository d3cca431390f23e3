/** What a scanner ends a code with; `pause`: with nothing. */
export const SCAN_ENDS = ['enter', 'tab', 'pause'] as const;
export type ScanEnd = (typeof SCAN_ENDS)[number];
