import type { Notice } from '@stockroom/contract';
import type { LocalizedText } from '../engine/domain';
import type { Transaction } from '../engine/transaction';
import { reminderCollection, setReminder } from './reminders';

/** Collections that a write has to list to plan bulletins. */
export const bulletinCollections = [reminderCollection] as const;

interface Bulletin {
  notice: Notice;
  /** Day of the month, in UTC. */
  day: number;
  title: LocalizedText;
  about: LocalizedText;
  icon: string;
  link: string;
}

/** Stockroom's own bulletins, each once a month. */
const BULLETINS: readonly Bulletin[] = [
  {
    notice: 'news',
    day: 1,
    title: { en: 'What is new in Stockroom', tr: 'Stockroom’da yenilikler' },
    about: { en: 'The changes of last month, in a few lines.', tr: 'Geçen ayın değişiklikleri, birkaç satırda.' },
    icon: 'info',
    link: '/docs/changelog',
  },
  {
    notice: 'training',
    day: 15,
    title: { en: 'A course for a quiet hour', tr: 'Sakin bir saat için bir kurs' },
    about: {
      en: 'Most take twenty minutes. Go on where you stopped, or begin another.',
      tr: 'Çoğu yirmi dakika sürer. Kaldığınız yerden devam edin ya da yenisine başlayın.',
    },
    icon: 'bookmark',
    link: '/apps/academy',
  },
];

/** Plans the next bulletin of each kind, unless one is planned. The user's settings are checked on its day. */
export function planBulletins(transaction: Transaction, userId: string, now: number): void {
  for (const { notice, day, ...bulletin } of BULLETINS) {
    const id = `${notice} ${userId}`;
    const isPlanned = transaction.get(reminderCollection, id);
    if (!isPlanned) setReminder(transaction, id, { ...bulletin, at: nextDay(now, day), for: { notice, userId } });
  }
}

/** Returns the next date with this day of the month, at nine. */
function nextDay(now: number, day: number): string {
  const today = new Date(now);
  const at = (month: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, day, 9);
  return new Date(at(0) > now ? at(0) : at(1)).toISOString();
}
