import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { Presence } from '../shared/user';

/** Longest texts that are written on a profile, in graphemes. */
export const PROFILE_LIMITS = { about: 1000, post: 4000, comment: 1000 } as const;

/** The signed-in person as their colleagues see them. */
export const Profile = v.object({
  id: Id,
  name: v.string(),
  title: v.string(),
  avatar: v.nullable(v.string()),
  status: Presence,
  /** Where they work; empty without a store. */
  place: v.string(),
  about: v.pipe(v.string(), v.trim(), atMost(PROFILE_LIMITS.about)),
  /** Own paths of pictures that they have shown. */
  gallery: v.array(v.object({ url: v.string(), alt: v.string() })),
  /** Of the settings, which `about` is a part of; a change that carries another one is a 409. */
  updatedAt: Instant,
});
export type Profile = v.InferOutput<typeof Profile>;

export const UpdateProfileBody = v.object({
  profile: v.object({ about: Profile.entries.about, updatedAt: v.optional(Instant) }),
});

/** A colleague of the person's store, and who follows whom. */
export const FollowPerson = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(v.string()),
  title: v.string(),
  status: Presence,
  /** They follow the signed-in person. */
  isFollower: v.boolean(),
  /** The signed-in person follows them. */
  isFollowed: v.boolean(),
});
export type FollowPerson = v.InferOutput<typeof FollowPerson>;

export const FollowBody = v.object({ id: Id, isFollowed: v.boolean() });

const Writer = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
/** Text as it was typed: whatever it looks like, it is no markup. */
const written = (limit: number) => v.pipe(v.string(), v.trim(), v.minLength(1), atMost(limit));

export const PostComment = v.object({
  id: Id,
  by: Writer,
  text: v.string(),
  at: Instant,
  isMine: v.boolean(),
  /** The comment under which it stands as a reply, which is none itself; none: it is a comment on the post. */
  replyTo: v.nullable(Id),
});
export type PostComment = v.InferOutput<typeof PostComment>;

/** Something that somebody of the store wrote for the others. */
export const Post = v.object({
  id: Id,
  by: Writer,
  text: v.string(),
  at: Instant,
  isMine: v.boolean(),
  /** Names of those who like it, the signed-in person left out. */
  likedBy: v.array(v.string()),
  isLiked: v.boolean(),
  /** Oldest first. */
  comments: v.array(PostComment),
});
export type Post = v.InferOutput<typeof Post>;

/** `id` is chosen by the caller: sent twice it stands there once; that of one that was deleted brings it back. */
export const WritePostBody = v.object({ id: Id, text: written(PROFILE_LIMITS.post) });
export const LikePostBody = v.object({ id: Id, isLiked: v.boolean() });
/** The same holds for a comment, which is back where it stood; with `replyTo` it is a reply, and one to a reply stands beside that. */
export const WriteCommentBody = v.object({
  id: Id,
  postId: Id,
  replyTo: v.optional(v.nullable(Id)),
  text: written(PROFILE_LIMITS.comment),
});
