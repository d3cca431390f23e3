import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useSession } from '#shared/session/SessionContext';
import { inventoryKeys } from '#features/inventory/api/inventoryKeys';
import { importMachine } from '#features/inventory/import/machines/importMachine';
import type { Lookups } from '#features/inventory/import/model/judging/lookups';
import { createImportActors } from './importActors';
import type { ImportServices } from './importServices';
import { forgetRemembered, readRemembered, writeRemembered } from './rememberedImport';

/** Runs one import: the machine, its worker and the store's named lists. */
export function useImport(services: ImportServices) {
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
