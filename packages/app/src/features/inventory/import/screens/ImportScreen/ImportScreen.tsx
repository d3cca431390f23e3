import { ConfirmDialog } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inventoryKeys } from '#features/inventory/api/inventoryKeys';
import type { ReviewStepProps } from '#features/inventory/import/components/ReviewStep/ReviewStep';
import { importMachine } from '#features/inventory/import/machines/importMachine';
import type { Lookups } from '#features/inventory/import/model/judging/lookups';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useLeaveGuard } from '#shared/leaveGuard/useLeaveGuard';
import { useSession } from '#shared/session/SessionContext';
import { createImportActors } from './importActors';
import { type ImportServices, importServices } from './importServices';
import { ImportView } from './ImportView';
import { forgetRemembered, readRemembered, writeRemembered } from './rememberedImport';
import { useAnnounceImport } from './useAnnounceImport';

/** Imports products from a file. */
export function ImportScreen({ services = importServices }: { services?: ImportServices }) {
  const { t } = useTranslation('import');
  const { snapshot, send, client, lookups } = useImport(services);
  useDocumentTitle(t('title'));
  useAnnounceImport(snapshot);
  const loadProblems = useCallback<ReviewStepProps['loadProblems']>(
    (filter, offset, limit, fresh) => client.call('problems', { filter, offset, limit, fresh }),
    [client],
  );
  const loadRows = useCallback<ReviewStepProps['loadRows']>(
    (filter, offset, limit, fresh) => client.call('records', { filter, offset, limit, fresh }),
    [client],
  );
  const guard = useLeaveGuard({
    when: snapshot.hasTag('guarded'),
    isLostOnUnload: true,
    onSave: () => Promise.resolve(true),
    onDiscard: () => undefined,
  });
  const step = useStepFocus(JSON.stringify(snapshot.value));
  return (
    <div ref={step} tabIndex={-1}>
      <ImportView {...{ snapshot, lookups, loadProblems, loadRows }} onEvent={send} />
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => !open && guard.stay()}
        title={t('leave.title')}
        message={t(snapshot.hasTag('apply') ? 'leave.applying' : 'leave.message')}
        confirmLabel={t('leave.leave')}
        cancelLabel={t('leave.stay')}
        tone="neutral"
        onConfirm={guard.discard}
      />
    </div>
  );
}

/** Moves the focus to the new step when the step that held it disappears. */
function useStepFocus(step: string) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // The focus is on the step itself when it was left there by a message that disappeared with the last step.
    if ([document.body, ref.current].includes(document.activeElement as HTMLElement)) {
      ref.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [step]);
  return ref;
}

/** Runs one import: the machine, its worker and the store's named lists. */
function useImport(services: ImportServices) {
  const { user, store } = useSession();
  const queries = useQueryClient();
  const [lookups, setLookups] = useState<Lookups | null>(null);
  const [client] = useState(services.createClient);
  const [machine] = useState(() =>
    importMachine.provide({
      actors: createImportActors({ services, client, storeId: store?.storeId ?? 0, onLookups: setLookups }),
      actions: {
        remember: ({ context }) => writeRemembered(user.id, context),
        forget: () => forgetRemembered(user.id),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    input: { createId: services.createId, remembered: readRemembered(user.id) },
  });

  useEffect(() => () => client.dispose(), [client]);

  // Lists and details elsewhere still show the old data.
  const changed = snapshot.hasTag('finished') && !snapshot.hasTag('working');
  useEffect(() => {
    if (changed) void queries.invalidateQueries({ queryKey: inventoryKeys.all });
  }, [changed, queries]);

  return { snapshot, send, client, lookups };
}
