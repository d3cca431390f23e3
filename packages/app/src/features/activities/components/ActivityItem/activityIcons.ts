import type { ActivityKind } from '@stockroom/contract';
import type { IconName } from '@stockroom/ui';

/** What stands for an activity that has neither a person nor a picture or an icon of its own. */
export const activityIcons: Record<ActivityKind, IconName> = {
  product: 'tag',
  stock: 'transactions',
  import: 'upload',
  note: 'document',
  board: 'columns',
  chat: 'chat',
  contact: 'person',
  mail: 'mail',
  file: 'document',
  task: 'checkCircle',
  session: 'lock',
  help: 'help',
  shop: 'store',
  settings: 'settings',
  team: 'person',
};
