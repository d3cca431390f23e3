import { activitiesEndpoints, ActivityPage, FollowPerson, Post, Profile, profileEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';

const Posts = v.array(Post);
const People = v.array(FollowPerson);

export const profileKey = ['profile', 'own'] as const;
export const postsKey = ['profile', 'posts'] as const;
export const followersKey = ['profile', 'followers'] as const;

export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: profileEndpoints.profile, schema: Profile, signal }),
  });

export const postsQuery = () =>
  queryOptions({
    queryKey: postsKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: profileEndpoints.posts, schema: Posts, signal }),
  });

/** Colleagues, and who follows whom. */
export const followersQuery = () =>
  queryOptions({
    queryKey: followersKey,
    queryFn: ({ signal }) => request({ method: 'GET', path: profileEndpoints.followers, schema: People, signal }),
  });

/**
 * The user's latest changes in the store.
 * @param language the texts are in the language of the call
 */
export const recentQuery = (person: string, language: string) =>
  queryOptions({
    queryKey: ['activities', 'recent', language, person],
    queryFn: ({ signal }) =>
      request({
        method: 'GET',
        path: activitiesEndpoints.page,
        query: { person, page: 1, size: 5 },
        schema: ActivityPage,
        signal,
      }),
    refetchOnMount: 'always',
  });

/** Changes the user's text about themselves; a stale `updatedAt` is a 409. */
export const updateAbout = (profile: { about: string; updatedAt: string }, signal?: AbortSignal): Promise<Profile> =>
  request({ method: 'PATCH', path: profileEndpoints.profile, body: { profile }, schema: Profile, signal });

/** Creates a post, or restores the deleted post with that id. */
export const writePost = (body: { id: string; text: string }) =>
  request({ method: 'POST', path: profileEndpoints.posts, body, schema: Posts });

export const deletePost = (id: string) =>
  request({ method: 'DELETE', path: profileEndpoints.posts, query: { id }, schema: Posts });

export const likePost = (id: string, isLiked: boolean) =>
  request({ method: 'POST', path: profileEndpoints.like, body: { id, isLiked }, schema: Posts });

/** Creates a comment, or a reply to one, or restores the deleted one with that id. */
export const writeComment = (body: { id: string; postId: string; replyTo: string | null; text: string }) =>
  request({ method: 'POST', path: profileEndpoints.comments, body, schema: Posts });

export const deleteComment = (id: string) =>
  request({ method: 'DELETE', path: profileEndpoints.comments, query: { id }, schema: Posts });

/** Follows or unfollows a colleague; repeating it changes nothing. */
export const followPerson = (id: string, isFollowed: boolean) =>
  request({ method: 'POST', path: profileEndpoints.followers, body: { id, isFollowed }, schema: People });
