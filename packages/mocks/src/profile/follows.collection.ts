import { baseOf, type DataSet, defineCollection } from '../engine/collection';
import { userOf } from '../user/user.seed';

/** Whether somebody follows a colleague, as it is kept. */
export interface FollowRecord {
  /** Who, and whom: see `followId`. */
  id: string;
  isFollowed: boolean;
}

export const followId = (userId: string, staffId: string): string => `${userId} ${staffId}`;

/** Colleagues who follow whoever looks: the others keep to themselves. */
export const FOLLOWERS: ReadonlySet<string> = new Set(['staff-1', 'staff-2', 'staff-4', 'staff-8', 'staff-10']);

const followsOf = (dataSet: DataSet): readonly FollowRecord[] =>
  ['staff-1', 'staff-8'].map((id) => ({ id: followId(userOf(dataSet).id, id), isFollowed: true }));

export const followCollection = defineCollection<FollowRecord>({
  name: 'profile-follows',
  version: 1,
  seed: (dataSet) => baseOf(followsOf(dataSet)),
  required: ['id', 'isFollowed'],
});
