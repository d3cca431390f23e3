import { baseOf, defineCollection } from '../engine/collection';
import { type StaffRecord, staffOf } from './staff.seed';

/** Teams of all stores: the page "Store" and the settings show the same people. */
export const staffCollection = defineCollection<StaffRecord>({
  name: 'staff',
  version: 1,
  seed: (dataSet) => baseOf(staffOf(dataSet)),
  required: ['id', 'storeId', 'role', 'email'],
});
