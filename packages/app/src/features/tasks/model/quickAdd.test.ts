import { describe, expect, it } from 'vitest';
import { parseQuickTask } from './quickAdd';

/** The current time is on a Sunday. */
const facts = {
  now: new Date(2026, 2, 1, 9, 30).getTime(),
  tags: [
    { id: 'window', title: 'Window' },
    { id: 'vitrin', title: 'Vitrin' },
    { id: 'lost', title: 'Lost and found' },
  ],
  people: [
    { id: 'priya', name: 'Priya Nair', avatar: null },
    { id: 'aylin', name: 'Aylin Demirtaş', avatar: null },
    { id: 'ibo', name: 'İbrahim Tekin', avatar: null },
  ],
  plainParts: new Set<string>(),
};
const read = (text: string) => parseQuickTask(text, facts);

describe('parseQuickTask', () => {
  it.each([
    [
      'Dress it tomorrow 5pm p1 #window @Priya',
      { title: 'Dress it', dueDate: '2026-03-02', dueTime: '17:00', priority: 2, tags: ['window'], assignedTo: 'priya' },
    ],
    [
      'Vitrini düzenle yarın 17:00 p1 #vitrin',
      { title: 'Vitrini düzenle', dueDate: '2026-03-02', dueTime: '17:00', priority: 2, tags: ['vitrin'] },
    ],
    ['Pay the rent every month', { title: 'Pay the rent', dueDate: '2026-03-01', repeat: { unit: 'month', every: 1 } }],
    ['Open the till every weekday', { title: 'Open the till', dueDate: '2026-03-02', repeat: { unit: 'weekday', every: 1 } }],
    ['Kasayı aç hafta içi her gün', { title: 'Kasayı aç', dueDate: '2026-03-02', repeat: { unit: 'weekday', every: 1 } }],
    ['Rota every 2 weeks on friday', { title: 'Rota', dueDate: '2026-03-06', repeat: { unit: 'week', every: 2 } }],
    ['Çiçekleri sula her pazartesi', { title: 'Çiçekleri sula', dueDate: '2026-03-02', repeat: { unit: 'week', every: 1 } }],
    ['Filtre 3 ayda bir', { title: 'Filtre', dueDate: '2026-03-01', repeat: { unit: 'month', every: 3 } }],
    ['Ring @Aylin Demirtaş at 9', { title: 'Ring', assignedTo: 'aylin', dueTime: '09:00', dueDate: '2026-03-02' }],
    ['Sor @ibrahim bugün', { title: 'Sor', assignedTo: 'ibo', dueDate: '2026-03-01' }],
    ['Box #lost-and-found', { title: 'Box', tags: ['lost'] }],
    ['Write to @nobody p4', { title: 'Write to @nobody p4' }],
    ['Toplantı yarın 17.10', { title: 'Toplantı', dueDate: '2026-03-02', dueTime: '17:10' }],
    ["Sor @Priya'ya, cumaya kadar", { title: 'Sor', assignedTo: 'priya', dueDate: '2026-03-06' }],
    ['Mail to sam@priya.com', { title: 'Mail to sam@priya.com' }],
    ['Refund order #1042 of shop.com/#all', { title: 'Refund order #1042 of shop.com/#all' }],
    ['Buy 1.5 litre of oil', { title: 'Buy 1.5 litre of oil' }],
    ['Box #window #Window', { title: 'Box', tags: ['window'] }],
    // A measure, a count or a date in the past is no due date.
    ['Order 2.10 m ribbon', { title: 'Order 2.10 m ribbon' }],
    ['2.10 m kurdele sipariş et', { title: '2.10 m kurdele sipariş et' }],
    ['Look at 3 offers', { title: 'Look at 3 offers' }],
    ['Saat 3 adet sipariş et', { title: 'Saat 3 adet sipariş et' }],
    ['Akşam 8 kişilik masa ayır', { title: 'Akşam 8 kişilik masa ayır' }],
    ['Send weekly report', { title: 'Send weekly report' }],
    ['Read Monday report', { title: 'Read Monday report' }],
    ['Read tomorrow’s news', { title: 'Read tomorrow’s news' }],
    ['Watch the 17:00 news', { title: 'Watch the 17:00 news' }],
    ['May 5 boxes arrive', { title: 'May 5 boxes arrive' }],
    ['Lunch at 7 mile beach on may 3', { title: 'Lunch at 7 mile beach', dueDate: '2026-05-03' }],
    ['Lunch on may 3 at 7 mile beach', { title: 'Lunch at 7 mile beach', dueDate: '2026-05-03' }],
    ['Yarın 2.10 m kurdele al', { title: '2.10 m kurdele al', dueDate: '2026-03-02' }],
    // With a time word a date is recognised anywhere, and in Turkish before the verb.
    ['Water the plants weekly', { title: 'Water the plants', dueDate: '2026-03-01', repeat: { unit: 'week', every: 1 } }],
    ['Order ribbon 2.10.', { title: 'Order ribbon', dueDate: '2026-10-02' }],
    ['Send it by friday to Sam', { title: 'Send it to Sam', dueDate: '2026-03-06' }],
    ['Vitrini yarın 17:00’de düzenle', { title: 'Vitrini düzenle', dueDate: '2026-03-02', dueTime: '17:00' }],
    ['Raporu cuma günü gönder', { title: 'Raporu gönder', dueDate: '2026-03-06' }],
    ['Filtreyi 3 ayda bir değiştir', { title: 'Filtreyi değiştir', dueDate: '2026-03-01', repeat: { unit: 'month', every: 3 } }],
    ['Selin’i ara bu akşam 8', { title: 'Selin’i ara', dueDate: '2026-03-01', dueTime: '20:00' }],
    ['Tomorrow 5pm ring Sam', { title: 'ring Sam', dueDate: '2026-03-02', dueTime: '17:00' }],
    // A title that consists only of a day keeps it as text.
    ['Monday', { title: 'Monday', dueDate: '2026-03-02' }],
    ['(yarın)', { title: '(yarın)', dueDate: '2026-03-02' }],
    [
      'tomorrow 5pm p1 #window @Priya',
      {
        title: 'tomorrow 5pm p1 #window @Priya',
        dueDate: '2026-03-02',
        dueTime: '17:00',
        priority: 2,
        tags: ['window'],
        assignedTo: 'priya',
      },
    ],
  ])('reads %s', (text, patch) => {
    expect(read(text).patch).toEqual(patch);
  });

  it('names the parts it recognised and the new tags', () => {
    const { parts, newTags, patch } = read('Sale #spring p2 #spring');
    expect(parts).toEqual([
      { kind: 'tag', text: '#spring' },
      { kind: 'priority', text: 'p2' },
    ]);
    expect([newTags, patch.title]).toEqual([['spring'], 'Sale']);
  });

  it.each([
    ['Ask @ann', 'ann'],
    ['Ask @Anna', 'anna'],
    ['Ask @Anne Bell', 'annBell'],
    ['Ask @An', undefined],
    ['Ask @Cem', undefined],
  ])('assigns %j to the person of that name and to nobody where the name is ambiguous', (text, id) => {
    const people = [
      ['anna', 'Anna Lee'],
      ['ann', 'Ann'],
      ['annBell', 'Anne Bell'],
      ['cem1', 'Cem Ay'],
      ['cem2', 'Cem Us'],
    ] as const;
    const known = people.map(([person, name]) => ({ id: person, name, avatar: null }));
    expect(parseQuickTask(text, { ...facts, people: known }).patch.assignedTo).toBe(id);
  });

  it('leaves parts as text that the user turned back', () => {
    const { patch } = parseQuickTask('Read on Monday tomorrow', { ...facts, plainParts: new Set(['on Monday']) });
    expect(patch).toEqual({ title: 'Read on Monday', dueDate: '2026-03-02' });
    const whole = 'Read on Monday p1 #window';
    expect(parseQuickTask(whole, { ...facts, plainParts: new Set([whole]) }).patch).toEqual({ title: whole });
  });

  it.each(['', '   ', '.*[a-z]+', '<b>#</b> @ p', 'x'.repeat(5000)])('takes %s only as a title', (text) => {
    expect(read(text).parts).toEqual([]);
  });
});
