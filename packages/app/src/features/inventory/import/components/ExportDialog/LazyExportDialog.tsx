import { lazy, Suspense, useState } from 'react';
import { getI18n } from 'react-i18next';
import type { ExportDialogProps } from './ExportDialog';

// With its texts, so that the page under it does not wait for them.
const Loaded = lazy(async () => {
  const [{ ExportDialog }] = await Promise.all([import('./ExportDialog'), getI18n().loadNamespaces('import')]);
  return { default: ExportDialog };
});

/** The export's dialog. Its code and texts are fetched when it is first opened. */
export function LazyExportDialog(props: ExportDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
