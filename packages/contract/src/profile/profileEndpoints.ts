const profile = '/api/pages/profile';

export const profileEndpoints = {
  /** GET; PATCH {profile: {about}}: 409 for an older version. */
  profile,
  /** GET: the posts, newest first; POST {id, text}; DELETE ?id → the posts. */
  posts: `${profile}/posts`,
  /** POST {id, isLiked} → the posts. */
  like: `${profile}/posts/like`,
  /** POST {id, postId, replyTo?, text}; DELETE ?id, with its replies → the posts. */
  comments: `${profile}/posts/comments`,
  /** GET: colleagues with both directions of following; POST {id, isFollowed} → the same. */
  followers: `${profile}/followers`,
} as const;
