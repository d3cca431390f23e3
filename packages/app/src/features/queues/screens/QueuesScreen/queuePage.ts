import type { QueueState } from '#features/queues/model/queueAddress';
import type { useListAddress } from '#shared/list/useListAddress';

/** Props of every tab: the address's state, and a function to change it. */
export type QueuePage = Pick<ReturnType<typeof useListAddress<QueueState>>, 'state' | 'move'>;
