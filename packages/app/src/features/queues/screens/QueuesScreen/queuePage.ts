import type { useListAddress } from '../../../../shared/list/useListAddress';
import type { QueueState } from '../../model/queueAddress';

/** What every tab gets: what the address says, and how to move in it. */
export type QueuePage = Pick<ReturnType<typeof useListAddress<QueueState>>, 'state' | 'move'>;
