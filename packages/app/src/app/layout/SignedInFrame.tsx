import '@stockroom/ui/more-icons';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '#shared/routing/routeHandle';
import { RestoreScroll } from '../routing/RestoreScroll';
import { SessionSync } from '../session/SessionSync';
import { SignedInShell } from './SignedInShell';

export interface SignedInFrameProps {
  layout: Layout;
  queryClient: QueryClient;
  /** The lock over the page, with its timer for idle users. It is rendered with the frame, so that every page can be locked. */
  SessionWatch: ComponentType;
  children: ReactNode;
}

/** Frame of a signed-in page: query client, and the layout that the page or the query asks for. */
export function SignedInFrame({ layout, queryClient, SessionWatch, children }: SignedInFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInShell layout={layout}>{children}</SignedInShell>
      <RestoreScroll />
      <SessionSync />
      <SessionWatch />
    </QueryClientProvider>
  );
}
