import { baseOf, defineCollection } from '../engine/collection';
import { type PostRecord, postsOf } from './posts.seed';

export const postCollection = defineCollection<PostRecord>({
  name: 'profile-posts',
  version: 1,
  seed: (dataSet) => baseOf(postsOf(dataSet)),
  required: ['id', 'by', 'text', 'at', 'likedBy', 'comments'],
});
