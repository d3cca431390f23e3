/** Calls that a setting applies to: a domain's name, `none` or `all`. */
export type FaultScope = string;

/** Whether a setting applies to the calls of a domain. */
export function isInScope(reach: FaultScope, domain: string): boolean {
  return reach === 'all' || reach === domain;
}
