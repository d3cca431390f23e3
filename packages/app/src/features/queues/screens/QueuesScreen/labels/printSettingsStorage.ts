import * as v from 'valibot';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { FIRST_SETTINGS, PrintSettings } from '#features/queues/model/printers';

/** Reads this device's print settings; invalid ones fall back to the defaults. */
export function readPrintSettings(): PrintSettings {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PrintSettings), localStore.get(storageKeys.labels));
  return read.success ? read.output : FIRST_SETTINGS;
}

export function writePrintSettings(settings: PrintSettings): void {
  localStore.set(storageKeys.labels, JSON.stringify(settings));
}
