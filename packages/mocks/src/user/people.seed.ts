import type { BoardMember } from '@stockroom/contract';
import { portraitPath } from '../pictures/portraitPath';
import { demoUser } from './user.seed';

/** Everybody of the demo who can be a member of a board or have a task: the user and their colleagues. */
export const assignablePeople: readonly BoardMember[] = [
  { id: demoUser.id, name: demoUser.name, avatar: demoUser.avatar },
  { id: 'contact-1', name: 'Marcus Ode', avatar: portraitPath('marcus') },
  { id: 'contact-2', name: 'Priya Nair', avatar: portraitPath('priya') },
  { id: 'contact-3', name: 'Selin Karaca', avatar: portraitPath('selin') },
  { id: 'contact-4', name: 'Tom Hallberg', avatar: portraitPath('tom') },
  { id: 'contact-5', name: 'Aylin Demirtaş', avatar: portraitPath('aylin') },
  { id: 'contact-8', name: 'Grace Whitcombe', avatar: portraitPath('grace') },
  { id: 'contact-9', name: 'Mateo Silva', avatar: portraitPath('mateo') },
  { id: 'contact-10', name: 'Hana Ito', avatar: portraitPath('hana') },
];
