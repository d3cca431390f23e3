import { useEffect } from 'react';
import { panels } from '../../shared/panels/panelStore';
import { useRouter } from '../../shared/routing/useRouter';
import { keepPanelInAddress } from './panelAddress';

/** The signed-in frame's panels are in the address while it stands. */
export function usePanelAddress(): void {
  const router = useRouter();
  useEffect(() => keepPanelInAddress(router, panels), [router]);
}
