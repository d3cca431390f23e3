import type { Shortcut } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { shortcutsOf } from './shortcuts.seed';

export const shortcutCollection = defineCollection<Shortcut>({
  name: 'shortcuts',
  version: 1,
  seed: (dataSet) => baseOf(shortcutsOf(dataSet)),
  required: ['id', 'label', 'link', 'position'],
});
