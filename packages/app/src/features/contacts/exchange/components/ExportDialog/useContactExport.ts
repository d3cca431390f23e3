import type { Contact, ContactTag } from '@stockroom/contract';
import { useEffect, useRef, useState } from 'react';
import { writeContactsCsv } from '#features/contacts/exchange/model/csv/csvWriter';
import type { ExportDetails } from '#features/contacts/exchange/model/exportDetails';
import { writeVcards } from '#features/contacts/exchange/model/vcard/vcardWriter';
import { downloadFile, exportedFileName } from '#shared/files/downloadFile';
import { plainText } from '#shared/html/plainText';
import { useLanguage } from '#shared/i18n/useLanguage';
import { runInSlices } from '#shared/work/runInSlices';
import { useExchangeNames } from '../useExchangeNames';

export const EXPORT_FORMATS = ['csv', 'vcard'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const FILES = {
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  vcard: { ending: 'vcf', type: 'text/vcard;charset=utf-8' },
} as const;

export interface ExportServices {
  /** Downloads a file. */
  download: (file: Blob, name: string) => void;
  now: () => Date;
}

export const exportServices: ExportServices = { download: downloadFile, now: () => new Date() };

/** Writes contacts into a file, in slices, and passes it to the browser. */
export function useContactExport(contacts: readonly Contact[], tags: readonly ContactTag[], services: ExportServices) {
  const { labels } = useExchangeNames();
  const language = useLanguage();
  const [isWorking, setWorking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns the file's name, `null` when stopped */
  async function write(format: ExportFormat): Promise<string | null> {
    const controller = new AbortController();
    running.current = controller;
    setWorking(true);
    const titles = new Map(tags.map(({ id, title }) => [id, title]));
    const describe = (contact: Contact): ExportDetails => ({
      tags: contact.tags.map((id) => titles.get(id)).filter((title) => title !== undefined),
      notes: plainText(contact.notes),
    });
    try {
      const job =
        format === 'csv'
          ? // Spreadsheets of countries with a decimal comma expect semicolons between cells.
            writeContactsCsv(contacts, { delimiter: language === 'tr' ? ';' : ',', describe })
          : writeVcards(contacts, { kindNames: labels, describe });
      const parts = await runInSlices(job, { signal: controller.signal });
      const { ending, type } = FILES[format];
      const name = exportedFileName('contacts', services.now(), ending);
      services.download(new Blob(parts, { type }), name);
      return name;
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      setWorking(false);
    }
  }

  return { isWorking, write };
}
