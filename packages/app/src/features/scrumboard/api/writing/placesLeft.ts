import type { Positioned } from '@stockroom/contract';
import { sendWrite, type WriteCall } from '../calls/writeCall';
import type { BoardWrite } from './boardWriter';

/** Remembers where a move leaves what it moves: as it is sent, and as soon as the server has answered as that says. */
export function placesLeft<Place extends Positioned>(places: readonly Place[]) {
  const left = new Map(places.map((place) => [place.id, place]));
  return {
    /** Others may have had to make room: where they stand is told with those that moved. */
    answered(now: readonly Place[]): void {
      for (const place of now) left.set(place.id, place);
    },
    /** A write that moves back what still stands there. What it goes by is known once the move has its answer. */
    backBy<Answer>(callOf: (left: ReadonlyMap<string, Place>) => WriteCall<Answer>): Pick<BoardWrite<Answer>, 'call' | 'kept'> {
      return { call: () => sendWrite(callOf(left)), kept: callOf(left) };
    },
  };
}
