import type { ChatProfile, User } from '@stockroom/contract';
import { DEFAULT_ABOUT } from './seed/abouts.seed';
import { chatAboutCollection } from './chat.collection';
import type { Reader } from './reader';

/** The signed-in person as others see them. */
export function profileOf(view: Reader, { id, name, email, avatar }: User): ChatProfile {
  return { id, name, email, avatar, about: view.get(chatAboutCollection, id)?.about ?? DEFAULT_ABOUT };
}
