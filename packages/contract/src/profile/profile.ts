import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { Presence } from '../shared/user';

/** Maximum lengths of the texts of a profile, in graphemes. */
export const PROFILE_LIMITS = { about: 1000, post: 4000, comment: 1000 } as const;

/** The signed-in user's profile as colleagues see it. */
export const Profile = v.object({
  id: Id,
  name: v.string(),
  title: v.string(),
  avatar: v.nullable(v.string()),
  status: Presence,
  /** Name of the workplace; empty without a store. */
  place: v.string(),
  about: v.pipe(v.string(), v.trim(), atMost(PROFILE_LIMITS.about)),
  /** Pictures that the user published, as own paths. */
  gallery: v.array(v.object({ url: v.string(), alt: v.string() })),
  /** Version of the settings, to which `about` belongs; a change that carries another one is a 409. */
  updatedAt: Instant,
});
export type Profile = v.InferOutput<typeof Profile>;

export const UpdateProfileBody = v.object({
  profile: v.object({ about: Profile.entries.about, updatedAt: v.optional(Instant) }),
});

/** A colleague in the user's store, with both directions of following. */
export const FollowPerson = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  title: v.string(),
  status: Presence,
  /** Whether they follow the signed-in user. */
  isFollower: v.boolean(),
  /** Whether the signed-in user follows them. */
  isFollowed: v.boolean(),
});
export type FollowPerson = v.InferOutput<typeof FollowPerson>;

export const FollowBody = v.object({ id: Id, isFollowed: v.boolean() });

const Writer = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
/** Text as typed; never interpreted as markup. */
const plainText = (limit: number) => v.pipe(v.string(), v.trim(), v.minLength(1), atMost(limit));

export const PostComment = v.object({
  id: Id,
  by: Writer,
  text: v.string(),
  at: Instant,
  isMine: v.boolean(),
  /** Id of the top-level comment that it replies to; `null`: a comment on the post. */
  replyTo: v.nullable(Id),
});
export type PostComment = v.InferOutput<typeof PostComment>;

/** A post by someone in the store for their colleagues. */
export const Post = v.object({
  id: Id,
  by: Writer,
  text: v.string(),
  at: Instant,
  isMine: v.boolean(),
  /** Names of those who like it, without the signed-in user. */
  likedBy: v.array(v.string()),
  isLiked: v.boolean(),
  /** Oldest first. */
  comments: v.array(PostComment),
});
export type Post = v.InferOutput<typeof Post>;

/** A new post. `id` is chosen by the caller: sent twice, the post is created once; the id of a deleted post restores it. */
export const WritePostBody = v.object({ id: Id, text: plainText(PROFILE_LIMITS.post) });
export const LikePostBody = v.object({ id: Id, isLiked: v.boolean() });
/**
 * A new comment; `id` works as in a post, and a restored comment returns to its place. With `replyTo` it is a reply; a reply to
 * a reply becomes its sibling.
 */
export const WriteCommentBody = v.object({
  id: Id,
  postId: Id,
  replyTo: v.optional(v.nullable(Id)),
  text: plainText(PROFILE_LIMITS.comment),
});
