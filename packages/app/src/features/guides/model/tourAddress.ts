import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { STOPS, type StopId } from './stops';

/** `?stop=ledger` */
export const tourAddress = listAddress<{ stop: StopId }>({
  stop: choiceParam(
    STOPS.map(({ id }) => id),
    'today',
  ),
});
