import type { ImportFault } from '../model/calls';

/** A failed call, with its reason. */
export class ImportFaultError extends Error {
  override readonly name = 'ImportFaultError';
  readonly fault: ImportFault;
  constructor(fault: ImportFault, cause?: unknown) {
    super(`The import failed: ${fault}`, { cause });
    this.fault = fault;
  }
}
