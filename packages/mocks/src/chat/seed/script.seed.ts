import type { SeedTime } from '../../engine/seedTime';

/** A line of the conversation that every chat starts with. */
export interface Line extends SeedTime {
  isMine: boolean;
  value: string;
}

const evening = (at: string, isMine: boolean, value: string): Line => ({ daysAgo: 7, at, isMine, value });
const midday = (at: string, isMine: boolean, value: string): Line => ({ daysAgo: 0, at, isMine, value });

/** One week ago in the evening, and today around midday. */
export const script: readonly Line[] = [
  evening('18:34', false, 'Hi! Are you still in the shop?'),
  evening('18:36', true, 'Just closing up. What is it?'),
  evening('18:37', false, 'The supplier asks whether we take the whole spring series or only the blue ones.'),
  evening('18:41', true, 'All of it, but half the pieces. Last year we sat on the grey ones until autumn.'),
  evening('18:42', false, 'Good. I will write to them tonight.'),
  evening('18:42', false, '👍'),
  evening('18:45', true, 'Thank you. See you tomorrow!'),
  midday('11:52', false, 'They answered: the boxes leave on Thursday and are here on Friday before ten.'),
  midday('11:55', true, 'Perfect. Who is there on Friday morning?'),
  midday('11:56', false, 'I can be, if somebody takes the till.'),
  midday('12:03', true, 'I take it until eleven. Please count everything before you sign, the last delivery was two short.'),
  midday('12:04', false, 'Will do. Do we have room on the shelf by the window?'),
  midday('12:10', true, 'Two metres, once the winter scarves are in the back.'),
  midday('12:12', false, 'Then I move them this afternoon.'),
  midday('12:14', false, 'And I bring the new price labels 🏷️'),
];

/** Latest time of "today" in the script. */
export const SCRIPT_ENDS = '12:14';
