import type { ChatProfile, User } from '@stockroom/contract';
import { chatAboutCollection } from './chat.collection';
import type { Reader } from './reader';
import { DEFAULT_ABOUT } from './seed/abouts.seed';

/** Returns the signed-in user's profile as others see it. */
export function profileOf(view: Reader, { id, name, email, avatar }: User): ChatProfile {
  return { id, name, email, avatar, about: view.get(chatAboutCollection, id)?.about ?? DEFAULT_ABOUT };
}
