import { baseOf, defineCollection } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import type { SeededActivity } from './seededActivity';
import { demoHistory } from './seededActivity.seed';

const others = lazySeeds(() => import('./seededActivity.dataSets'));

/** The log's entries from before the demo; read-only. */
export const seededActivityCollection = defineCollection<SeededActivity>({
  name: 'activities-history',
  version: 1,
  seed: (dataSet) => {
    switch (dataSet) {
      case 'empty':
      case 'activities-empty':
        return baseOf<SeededActivity>([]);
      case 'activities-1000':
        return baseOf(others().manyActivities(1000));
      case 'hostile-text':
        return baseOf(others().hostileActivities());
      default:
        return baseOf(demoHistory);
    }
  },
  required: ['id', 'kind', 'date', 'description'],
});
