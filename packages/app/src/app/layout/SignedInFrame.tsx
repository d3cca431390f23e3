import '@stockroom/ui/more-icons';
import type { ComponentType, ReactNode } from 'react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Layout } from '../../shared/routing/routeHandle';
import { PageReturn } from '../routing/PageReturn';
import { Follow } from '../session/Follow';
import { SignedInShell } from './SignedInShell';

export interface SignedInFrameProps {
  layout: Layout;
  queryClient: QueryClient;
  /** The lock over the page, and what locks it when nobody is there. It comes with the frame: a page that stands can be locked. */
  SessionWatch: ComponentType;
  children: ReactNode;
}

/** The frame of a signed-in page: query client, and the layout that the page or the query asks for. */
export function SignedInFrame({ layout, queryClient, SessionWatch, children }: SignedInFrameProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedInShell layout={layout}>{children}</SignedInShell>
      <PageReturn />
      <Follow />
      <SessionWatch />
    </QueryClientProvider>
  );
}
