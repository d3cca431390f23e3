import { defineDomain } from '../engine/domain';

export const tasksDomain = defineDomain({
  name: 'tasks',
  prefixes: ['/api/apps/tasks/'],
  load: () => import('./tasks.handlers').then(({ tasksRoutes }) => tasksRoutes),
  title: { en: 'Tasks', tr: 'Görevler' },
  dataSets: {
    'tasks-empty': { en: 'Tasks: empty', tr: 'Görevler: boş' },
    'tasks-2000': { en: '2,000 tasks', tr: '2.000 görev' },
  },
  search: {
    group: 'tasks',
    label: { en: 'Tasks', tr: 'Görevler' },
    icon: 'checkCircle',
    place: 3,
    load: () => import('./tasks.searchSource').then(({ taskSource }) => taskSource),
  },
});
