import {
  currentStore,
  LikePostBody,
  Post,
  Profile,
  profileEndpoints,
  UpdateProfileBody,
  WriteCommentBody,
  WritePostBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { mediaPaths } from '../chat/seed/media.seed';
import { contactCollection } from '../contacts/contacts.collection';
import { activityCollection, logActivity } from '../engine/activityLog';
import { notFound } from '../engine/errors';
import { refuseStale } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction, View } from '../engine/transaction';
import { reminderCollection } from '../feeds/reminders';
import { later } from '../settings/ownSettings';
import { settingsOfPeople, storedOf } from '../settings/settings.collection';
import { followRoutes } from './follows.handlers';
import { postCollection } from './posts.collection';
import type { PostRecord } from './posts.seed';
import { servedPosts } from './servedPosts';
import { scheduleReply, cancelReply } from './simulatedReplies';

const Posts = v.array(Post);
const collections = [postCollection, contactCollection, reminderCollection] as const;

/** Routes of the user's profile, and of posts and comments there. */
export function profileRoutes(): readonly Route[] {
  return [
    ...followRoutes(),
    route('GET', profileEndpoints.profile, Profile, async (call) =>
      profileOf(await call.context.store.read([settingsOfPeople]), call),
    ),
    route('PATCH', profileEndpoints.profile, Profile, changeAbout),
    route('GET', profileEndpoints.posts, Posts, async (call) => servedPosts(await call.context.store.read(collections), call)),
    route('POST', profileEndpoints.posts, Posts, async (call) => {
      const { id, text } = await call.body(WritePostBody);
      return change(call, (transaction) => {
        const known = transaction.get(postCollection, id);
        if (known && !known.isGone) return;
        const { isGone: _, ...back } = known ?? scheduleReply(transaction, call, newPost(call, id, text));
        transaction.put(postCollection, back);
      });
    }),
    route('DELETE', profileEndpoints.posts, Posts, async (call) => {
      const id = idOf(call.url);
      return change(call, (transaction) => {
        const post = postOf(transaction, id);
        // Only an author may delete a post.
        if (post.by.id !== call.user.id) throw notFound();
        transaction.put(postCollection, { ...cancelReply(transaction, post, id, call.context.now()), isGone: true });
      });
    }),
    route('POST', profileEndpoints.like, Posts, async (call) => {
      const { id, isLiked } = await call.body(LikePostBody);
      return change(call, (transaction) => transaction.put(postCollection, { ...postOf(transaction, id), isLiked }));
    }),
    route('POST', profileEndpoints.comments, Posts, async (call) => {
      const { id, postId, replyTo, text } = await call.body(WriteCommentBody);
      return change(call, (transaction) => {
        const post = postOf(transaction, postId);
        const known = post.comments.find((comment) => comment.id === id);
        // A deleted comment is restored at its position and time.
        if (known) return transaction.put(postCollection, { ...post, comments: withGone(post, id, false) });
        const comment = { id, by: { id: call.user.id }, text, at: nowOf(call), ...rootOf(post, replyTo) };
        transaction.put(
          postCollection,
          scheduleReply(transaction, call, { ...post, comments: [...post.comments, comment] }, comment),
        );
      });
    }),
    route('DELETE', profileEndpoints.comments, Posts, async (call) => {
      const id = idOf(call.url);
      return change(call, (transaction) => {
        const isTheirs = (post: PostRecord) =>
          post.comments.some((each) => each.id === id && !each.isGone && each.by.id === call.user.id);
        const post = [...transaction.values(postCollection)].find(isTheirs);
        if (!post) throw notFound();
        const gone = { ...post, comments: withGone(post, id, true) };
        transaction.put(postCollection, cancelReply(transaction, gone, id, call.context.now()));
      });
    }),
  ];
}

const change = (call: ProtectedCall, work: (transaction: Transaction) => void): Promise<Post[]> =>
  call.context.store.write(collections, (transaction) => {
    work(transaction);
    return servedPosts(transaction, call);
  });

function postOf(transaction: Transaction, id: string): PostRecord {
  const post = transaction.get(postCollection, id);
  if (!post || post.isGone) throw notFound();
  return post;
}

const withGone = ({ comments }: PostRecord, id: string, isGone: boolean) =>
  comments.map((each) => (each.id === id ? { ...each, isGone } : each));

/** Finds the comment that a reply belongs to: a reply to a reply is placed beside it. */
function rootOf({ comments }: PostRecord, replyTo: string | null | undefined): { replyTo?: string } {
  if (replyTo === undefined || replyTo === null) return {};
  const answered = comments.find(({ id, isGone }) => id === replyTo && !isGone);
  if (!answered) throw notFound();
  return { replyTo: answered.replyTo ?? answered.id };
}

const newPost = (call: ProtectedCall, id: string, text: string): PostRecord => ({
  id,
  by: { id: call.user.id },
  text,
  at: nowOf(call),
  likedBy: [],
  isLiked: false,
  comments: [],
});

const nowOf = ({ context }: ProtectedCall): string => new Date(context.now()).toISOString();

function profileOf(view: Pick<View, 'get'>, { user }: ProtectedCall): Profile {
  const { id, name, avatar, status } = user;
  const { title, about, updatedAt } = storedOf(view, id);
  const store = currentStore(user);
  const place = [store?.storeName, store?.city].filter(Boolean).join(', ');
  const gallery = mediaPaths.map((url, at) => ({ url, alt: GALLERY_ALTS[at] ?? '' }));
  return { id, name, title, avatar, status, place, about, gallery, updatedAt };
}

/** Alternative texts of the gallery's pictures. */
const GALLERY_ALTS = ['Watch', 'Scarf', 'Tote', 'Boot', 'Sweater', 'Mug', 'Chronograph', 'Cap'];

async function changeAbout(call: ProtectedCall): Promise<Profile> {
  const { profile } = await call.body(UpdateProfileBody);
  return call.context.store.write([settingsOfPeople, activityCollection], (transaction) => {
    const before = storedOf(transaction, call.user.id);
    refuseStale(profile.updatedAt, before, profileOf(transaction, call));
    const after = { ...before, about: profile.about, updatedAt: later(before.updatedAt, call.context.now()) };
    transaction.put(settingsOfPeople, after);
    logActivity(transaction, call, {
      event: 'settings.changed',
      name: '',
      link: '/pages/settings',
      of: { before, after, fields: ['about'] },
    });
    return profileOf(transaction, call);
  });
}
