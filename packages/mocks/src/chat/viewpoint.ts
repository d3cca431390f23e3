import { chatNotFound } from '@stockroom/contract';
import { Refusal } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Viewpoint } from './reader';

export function viewpointOf({ user, context }: ProtectedCall): Viewpoint {
  return { userId: user.id, now: context.now() };
}

export function unknownChat(id: string): Refusal {
  return new Refusal(404, chatNotFound(id));
}
