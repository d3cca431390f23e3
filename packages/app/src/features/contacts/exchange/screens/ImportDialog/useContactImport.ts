import type { Contact, ContactTag } from '@stockroom/contract';
import type { CountryItem } from '@stockroom/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useExchangeNames } from '#features/contacts/exchange/components/useExchangeNames';
import { contactImportMachine } from '#features/contacts/exchange/machines/contactImportMachine';
import { useLatest } from '#shared/hooks/useLatest';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { createImportActors } from './importActors';
import type { ImportServices } from './importServices';
import type { ReadingOptions } from './readImport';

export interface ContactImportOptions {
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  onChanged: (() => void) | undefined;
  services: ImportServices;
}

/** Runs one import: the machine, the file and the server. */
export function useContactImport({ contacts, tags, onChanged, services }: ContactImportOptions) {
  const { t } = useTranslation('exchange');
  const language = useLanguage();
  const { labels, details } = useExchangeNames();
  const reading = useLatest<ReadingOptions>({
    contacts,
    tags,
    labels,
    details,
    dayOrder: language === 'tr' ? 'dmy' : 'mdy',
    unnamed: t('unnamed'),
    extension: (number) => t('extension', { number }),
  });
  const latest = useLatest({ services, onChanged });
  const [machine] = useState(() =>
    contactImportMachine.provide({
      actors: createImportActors({
        services: () => latest.current.services,
        reading: () => reading.current,
        onChanged: () => latest.current.onChanged?.(),
      }),
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { country: language === 'tr' ? 'tr' : 'us' } });
  return { snapshot, send, countries: useCountries(services) };
}

/** Countries whose numbers can be read; `null` until loaded. */
function useCountries({ loadPhones }: ImportServices): readonly CountryItem[] | null {
  const [countries, setCountries] = useState<readonly CountryItem[] | null>(null);
  useEffect(() => {
    let isGone = false;
    loadPhones().then(
      (phones) => {
        if (!isGone) setCountries(phones.countries());
      },
      // Offline: reading a file reports it and tries again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [loadPhones]);
  return countries;
}
