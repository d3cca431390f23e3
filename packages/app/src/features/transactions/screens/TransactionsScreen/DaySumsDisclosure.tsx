import { Disclosure } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { ledgerDaysQuery } from '#features/transactions/api/ledgerQueries';
import { DaySums } from '#features/transactions/components/LedgerSums/DaySums';
import type { LedgerState } from '#features/transactions/model/ledgerAddress';

/** The sums per day in a disclosure, fetched when it is opened. */
export function DaySumsDisclosure({ state }: { state: LedgerState }) {
  const { t } = useTranslation('transactions');
  const [isOpen, setOpen] = useState(false);
  const days = useQuery({ ...ledgerDaysQuery(state), enabled: isOpen });
  return (
    <Disclosure summary={t('sums.byDay')} open={isOpen} onOpenChange={setOpen}>
      {isOpen &&
        (days.isError && !days.data ? (
          <QueryFailed query={days} labels={{ failed: t('sums.failed') }} level={3} />
        ) : (
          <DaySums days={days.data ?? NO_DAYS} isLoading={!days.data} />
        ))}
    </Disclosure>
  );
}

const NO_DAYS: never[] = [];
