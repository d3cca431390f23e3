import type { Line } from './script.seed';

const QUESTIONS = [
  'Shelf {n}: is it full?',
  'Did box {n} arrive?',
  'How many of row {n} are left?',
  'Raf {n} sayıldı mı?',
  'Who takes order {n}?',
];
const ANSWERS = [
  'Yes, since the morning.',
  'Not yet. I look after lunch.',
  'Twelve, and one without a label.',
  'Sayıldı, iki eksik var.',
  'I do, as soon as the van is here. It stands in the yard and waits for somebody to open the gate, which sticks again.',
];
const DAYS = 100;
const A_DAY = 50;

/** Five thousand lines over a hundred days, the last ones yesterday. */
export const longScript: readonly Line[] = Array.from({ length: DAYS * A_DAY }, (_, index) => {
  const minute = (index % A_DAY) * 10;
  const texts = index % 2 === 0 ? QUESTIONS : ANSWERS;
  return {
    daysAgo: DAYS - Math.floor(index / A_DAY),
    at: `${String(9 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    isMine: index % 2 === 1,
    value: (texts[Math.floor(index / 2) % texts.length] ?? '').replace('{n}', String(index + 1)),
  };
});
