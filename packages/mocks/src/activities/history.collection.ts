import { baseOf, defineCollection } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import { demoHistory } from './history.seed';
import type { HistoryRecord } from './historyRecord';

const others = lazySeeds(() => import('./history.dataSets'));

/** Nothing writes it: it is all that the log has from before. */
export const historyCollection = defineCollection<HistoryRecord>({
  name: 'activities-history',
  version: 1,
  seed: (dataSet) => {
    switch (dataSet) {
      case 'empty':
      case 'activities-empty':
        return baseOf<HistoryRecord>([]);
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
