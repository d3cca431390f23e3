import type { DataSet } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import { SCRIPT_LINK } from '../engine/worker/scriptLink';

export interface WriterRecord {
  id: string;
  /** Missing for the signed-in user, who is shown under their current name. */
  name?: string;
  contactId?: string;
}

export interface CommentRecord {
  id: string;
  by: WriterRecord;
  text: string;
  at: string | SeedTime;
  /** The comment that it replies to, which is not a reply itself. */
  replyTo?: string;
  isGone?: boolean;
}

/** A post as it is stored. */
export interface PostRecord {
  id: string;
  by: WriterRecord;
  text: string;
  at: string | SeedTime;
  /** Names of colleagues. */
  likedBy: readonly string[];
  isLiked: boolean;
  comments: readonly CommentRecord[];
  isGone?: boolean;
}

/** The latest time of "today" in the seed. */
export const POSTS_LATEST = '08:45';

const self: WriterRecord = { id: 'user-1' };
const marcus: WriterRecord = { id: 'staff-1', name: 'Marcus Ode', contactId: 'contact-1' };
const priya: WriterRecord = { id: 'staff-2', name: 'Priya Nair', contactId: 'contact-2' };
const grace: WriterRecord = { id: 'staff-8', name: 'Grace Whitcombe', contactId: 'contact-8' };

const demo: readonly PostRecord[] = [
  {
    id: 'post-1',
    by: self,
    text: 'The autumn scarves are on the front table. Sand and coral sell by themselves; please lay the forest ones on top.',
    at: { daysAgo: 0, at: '08:30' },
    likedBy: ['Marcus Ode', 'Aylin Demirtaş'],
    isLiked: false,
    comments: [
      {
        id: 'comment-1',
        by: marcus,
        text: 'Done. The forest ones look better under the lamp anyway.',
        at: { daysAgo: 0, at: '08:41' },
      },
    ],
  },
  {
    id: 'post-2',
    by: self,
    text: 'Thank you all for Saturday. 214 customers, one umbrella left behind, nobody waited longer than four minutes at the till.',
    at: { daysAgo: 2, at: '18:10' },
    likedBy: ['Grace Whitcombe', 'Mateo Silva', 'Priya Nair'],
    isLiked: true,
    comments: [
      { id: 'comment-2', by: grace, text: 'The umbrella is Doris’s. She comes by on Thursday.', at: { daysAgo: 2, at: '18:32' } },
      { id: 'comment-3', by: self, text: 'Of course it is.', at: { daysAgo: 2, at: '18:40' }, replyTo: 'comment-2' },
      {
        id: 'comment-4',
        by: priya,
        text: 'I put it behind the counter, with her name on.',
        at: { daysAgo: 1, at: '09:02' },
        replyTo: 'comment-2',
      },
    ],
  },
  {
    id: 'post-3',
    by: self,
    text: 'Pazartesi sayım var: saatler, atkılar, çantalar. Kahve benden.',
    at: { daysAgo: 5, at: '16:20' },
    likedBy: ['Hana Ito'],
    isLiked: false,
    comments: [],
  },
];

/** Returns the initial posts of a data set. */
export function postsOf(dataSet: DataSet): readonly PostRecord[] {
  if (dataSet === 'empty' || dataSet === 'profile-empty') return [];
  if (dataSet !== 'hostile-text') return demo;
  const text = `<img src=x onerror=alert(1)><script>alert(2)</script> <a href="${SCRIPT_LINK}">press</a> {{x}} ${'Unbreakable'.repeat(12)}`;
  return demo.map((post) => ({
    ...post,
    text,
    likedBy: ['<b>Bold</b>'],
    comments: [
      { id: `${post.id}-comment`, by: { id: 'x', name: '<i>Italic</i>' }, text, at: post.at },
      { id: `${post.id}-reply`, by: { id: 'y', name: '<u>Under</u>' }, text, at: post.at, replyTo: `${post.id}-comment` },
    ],
  }));
}
