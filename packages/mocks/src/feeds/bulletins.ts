import type { Notice } from '@stockroom/contract';
import type { LocalizedText } from '../engine/domain';
import type { Transaction } from '../engine/transaction';
import { reminderCollection, setReminder } from './reminders';

/** Whoever plans bulletins names these among the collections of the write. */
export const bulletinCollections = [reminderCollection] as const;

interface Bulletin {
  notice: Notice;
  /** Of the month, in universal time. */
  day: number;
  title: LocalizedText;
  about: LocalizedText;
  icon: string;
  link: string;
}

/** Bulletins by Stockroom itself, each once a month. */
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

/** Plans the next one of each kind, where none is to come. Whether it is wanted is asked when its day has come. */
export function planBulletins(transaction: Transaction, userId: string, now: number): void {
  for (const { notice, day, ...bulletin } of BULLETINS) {
    const id = `${notice} ${userId}`;
    const isPlanned = transaction.get(reminderCollection, id);
    if (!isPlanned) setReminder(transaction, id, { ...bulletin, at: nextDay(now, day), for: { notice, userId } });
  }
}

/** The next such day of a month, at nine. */
function nextDay(now: number, day: number): string {
  const today = new Date(now);
  const at = (month: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, day, 9);
  return new Date(at(0) > now ? at(0) : at(1)).toISOString();
}
