import type { notify } from '../feeds/notify';
import type { StoredCount } from './count.collection';

/** Builds the notification that a count is finished, with the number of products that differed. */
export function buildCountFinishedNotice({ id, number }: StoredCount, differed: number): Parameters<typeof notify>[2] {
  return {
    notice: 'counts',
    id: `count ${id}`,
    icon: 'inventory',
    title: { en: `Count C-${number} is finished`, tr: `C-${number} sayımı bitti` },
    description:
      differed === 0
        ? { en: 'Everything was as it should be.', tr: 'Her şey olması gerektiği gibiydi.' }
        : { en: differed === 1 ? '1 product differed.' : `${differed} products differed.`, tr: `${differed} üründe fark vardı.` },
    link: `/apps/ecommerce/queues?tab=counts&count=${id}`,
  };
}
