import type { HelpResult } from '@stockroom/contract';

/** A question or a guide, as it is searched. */
export interface HelpEntry {
  id: string;
  kind: HelpResult['kind'];
  title: string;
  category: string;
  /** What a guide promises; of a question nothing. */
  subtitle: string;
  text: string;
  link: string;
}
