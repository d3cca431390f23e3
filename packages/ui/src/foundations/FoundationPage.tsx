import type { ReactNode } from 'react';
import { Lead, Page, Title } from './foundations.styles';

/** The frame of a page that shows tokens. */
export function FoundationPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page>
      <header>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Page>
  );
}
