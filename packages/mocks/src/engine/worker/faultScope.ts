/** Calls that a setting is about: those of a domain by its name, `none` or `all`. */
export type FaultScope = string;

/** Whether a setting is about the calls of a domain. */
export function isInScope(reach: FaultScope, domain: string): boolean {
  return reach === 'all' || reach === domain;
}
