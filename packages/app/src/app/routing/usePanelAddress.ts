import { useEffect } from 'react';
import { panels } from '#shared/panels/panelStore';
import { useRouter } from '#shared/routing/useRouter';
import { keepPanelInAddress } from './panelAddress';

/** Keeps the panels of the signed-in frame in the URL while the frame is mounted. */
export function usePanelAddress(): void {
  const router = useRouter();
  useEffect(() => keepPanelInAddress(router, panels), [router]);
}
