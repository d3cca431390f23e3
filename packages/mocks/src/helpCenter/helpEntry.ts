import type { HelpResult } from '@stockroom/contract';

/** A question or a guide, as it is searched. */
export interface HelpEntry {
  id: string;
  kind: HelpResult['kind'];
  title: string;
  category: string;
  /** A guide's promise; empty for a question. */
  subtitle: string;
  text: string;
  link: string;
}
