import { useState } from 'react';
import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';
import type { ExportDialogProps } from './components/ExportDialog/ExportDialog';

// Loads with its texts, so that the page under it does not wait for them.
const Loaded = lazyPart('product-export', async () => {
  const [{ ExportDialog }] = await Promise.all([
    import('./components/ExportDialog/ExportDialog'),
    getI18n().loadNamespaces('import'),
  ]);
  return ExportDialog;
});

/** The export dialog, whose code and texts load when it is first opened. */
export function LazyExportDialog(props: ExportDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted && <Loaded {...props} />;
}
