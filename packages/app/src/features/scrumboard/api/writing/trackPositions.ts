import type { Positioned } from '@stockroom/contract';
import { sendWrite, type WriteCall } from '../calls/defineWrite';
import type { BoardWrite } from './boardWriter';

/** Remembers the positions in which a move leaves its items: first as sent, then as the server answered. */
export function trackPositions<Place extends Positioned>(places: readonly Place[]) {
  const left = new Map(places.map((place) => [place.id, place]));
  return {
    /** Takes the positions from the answer, including those of others that had to make room. */
    answered(now: readonly Place[]): void {
      for (const place of now) left.set(place.id, place);
    },
    /**
     * A write that moves back the items that are still where the move left them. The call reads the positions when it is sent,
     * after the move has its answer.
     */
    backBy<Answer>(callOf: (left: ReadonlyMap<string, Place>) => WriteCall<Answer>): Pick<BoardWrite<Answer>, 'call' | 'stored'> {
      return { call: () => sendWrite(callOf(left)), stored: callOf(left) };
    },
  };
}
