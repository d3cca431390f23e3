import { EmptyState } from '@stockroom/ui';
import { useMemo } from 'react';
import { announce } from '#shared/announce/announce';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRecentScans } from '#shared/scanner/useRecentScans';
import { RecentScans } from '#features/productSearch/components/RecentScans/RecentScans';

/** Recent scans; with nothing else on the page, an introduction. */
export function RecentScansPanel({ isAlone }: RecentScansPanelProps) {
  const { t } = useTranslation('productSearch');
  const { scans, clear } = useRecentScans();
  const hasScans = scans.length > 0;
  const commands = useMemo<Command[]>(() => {
    const clearAll = () => {
      clear();
      announce(t('recent.cleared'));
    };
    return hasScans ? [{ id: 'scans.clear', section: 'here', title: t('recent.clear'), icon: 'delete', run: clearAll }] : [];
  }, [hasScans, clear, t]);
  useCommands(commands);
  if (hasScans) return <RecentScans scans={scans} onClear={() => commands[0]?.run?.()} />;
  return (
    isAlone && (
      <EmptyState illustration="search" title={t('empty.title')}>
        {t('empty.message')}
      </EmptyState>
    )
  );
}

export interface RecentScansPanelProps {
  /** Whether the search is empty. */
  isAlone: boolean;
}
