import { baseOf, defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';
import { type OwnSettings, settingsOf } from './settings.seed';

/** Settings, stored under the id of their owner. */
export type StoredSettings = OwnSettings & { id: string };

export const settingsOfPeople = defineCollection<StoredSettings>({
  name: 'person-settings',
  version: 1,
  seed: (dataSet) => baseOf([settingsOf(dataSet)]),
  required: ['id', 'username', 'plan', 'updatedAt'],
});

/** Returns a person's stored settings, or the defaults for a new user. */
export const storedOf = (view: Pick<View, 'get'>, userId: string): StoredSettings =>
  view.get(settingsOfPeople, userId) ?? { ...settingsOf('settings-empty'), id: userId };
