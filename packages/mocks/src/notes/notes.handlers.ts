import type { Route } from '../engine/route';
import { noteRoutes } from './note.handlers';
import { noteLabelRoutes } from './noteLabel.handlers';
import { noteTrashRoutes } from './noteTrash.handlers';
import { noteVersionRoutes } from './noteVersion.handlers';

/** Routes under `/api/apps/notes`. */
export function notesRoutes(): readonly Route[] {
  return [...noteRoutes(), ...noteLabelRoutes(), ...noteTrashRoutes(), ...noteVersionRoutes()];
}
