import type { TeamMember } from '@stockroom/contract';
import type { Language } from '../engine/fold';
import { portraitPath, type Portrait } from '../pictures/portraitPath';

type LocalizedText = Readonly<Record<Language, string>>;

const developer: LocalizedText = { en: 'Developer', tr: 'Yazılımcı' };
const people: readonly [Portrait, string, LocalizedText][] = [
  ['marcus', 'Marcus Ode', { en: 'Shop fitter', tr: 'Mağaza tasarım ustası' }],
  ['selin', 'Selin Karaca', { en: 'Buyer', tr: 'Satın almacı' }],
  ['priya', 'Priya Nair', developer],
  ['tom', 'Tom Hallberg', { en: 'Stock keeper', tr: 'Depo sorumlusu' }],
  ['aylin', 'Aylin Demirtaş', { en: 'Designer', tr: 'Tasarımcı' }],
  ['ingrid', 'Ingrid Solheim', { en: 'Marketing', tr: 'Pazarlama' }],
  ['kerem', 'Kerem Aksoy', developer],
  ['grace', 'Grace Whitcombe', { en: 'Store manager', tr: 'Mağaza müdürü' }],
  ['mateo', 'Mateo Silva', { en: 'Photographer', tr: 'Fotoğrafçı' }],
];

/** Returns the nine members of a project; each project starts with a different person. */
export function teamOf(project: number, language: Language): TeamMember[] {
  return people.map((_, place) => {
    const at = (place + project * 2) % people.length;
    const [portrait, name, title] = people[at] ?? ['marcus', '', developer];
    return {
      id: `2bfa2be5-7688-48d5-b5ac-dc0d9ac9${String(7100 + at)}`,
      avatar: portraitPath(portrait),
      name,
      email: `${portrait}@example.com`,
      phone: `+1 202 555 01${String(30 + at)}`,
      title: title[language],
    };
  });
}
