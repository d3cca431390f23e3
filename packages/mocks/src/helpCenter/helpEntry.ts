import type { HelpResult } from '@stockroom/contract';

/** A searchable question or guide. */
export interface HelpEntry {
  id: string;
  kind: HelpResult['kind'];
  title: string;
  category: string;
  /** A guide's subtitle; empty for a question. */
  subtitle: string;
  text: string;
  link: string;
}
