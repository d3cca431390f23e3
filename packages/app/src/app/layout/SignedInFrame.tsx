import '@stockroom/ui/more-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { loadSessionWatch } from '../../features/auth';
import type { Layout } from '../routing/layouts';
import { Follow } from '../session/Follow';
import { SignedInShell } from './SignedInShell';

const SessionWatch = lazy(async () => ({ default: (await loadSessionWatch()).SessionWatch }));

export interface SignedInFrameProps {
  layout: Layout;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What stands around a signed-in page: the server's answers, and the layout that the page or the query asks for. */
export function SignedInFrame({ layout, queryClient, children }: SignedInFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInShell layout={layout}>{children}</SignedInShell>
      <Follow />
      <Suspense>
        <SessionWatch />
      </Suspense>
    </QueryClientProvider>
  );
}
