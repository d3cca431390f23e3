import type { Route } from '../engine/route';
import { avatarRoutes } from './avatar.handlers';
import { contactRoutes } from './contact.handlers';
import { contactTagRoutes } from './contactTag.handlers';
import { contactTrashRoutes } from './contactTrash.handlers';

/** Everything under `/api/apps/contacts`. */
export function contactsRoutes(): readonly Route[] {
  return [...contactRoutes(), ...contactTagRoutes(), ...contactTrashRoutes(), ...avatarRoutes()];
}
