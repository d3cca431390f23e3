import { baseOf, type DataSet, defineCollection } from '../engine/collection';
import { userOf } from '../user/user.seed';

/** Whether a person follows a colleague, as it is stored. */
export interface FollowRecord {
  /** Follower and followed person: see `followId`. */
  id: string;
  isFollowed: boolean;
}

export const followId = (userId: string, staffId: string): string => `${userId} ${staffId}`;

/** Colleagues who follow the signed-in user; no others do. */
export const FOLLOWERS: ReadonlySet<string> = new Set(['staff-1', 'staff-2', 'staff-4', 'staff-8', 'staff-10']);

const followsOf = (dataSet: DataSet): readonly FollowRecord[] =>
  ['staff-1', 'staff-8'].map((id) => ({ id: followId(userOf(dataSet).id, id), isFollowed: true }));

export const followCollection = defineCollection<FollowRecord>({
  name: 'profile-follows',
  version: 1,
  seed: (dataSet) => baseOf(followsOf(dataSet)),
  required: ['id', 'isFollowed'],
});
