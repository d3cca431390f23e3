import type { ScheduleItem } from '@stockroom/contract';
import type { Language } from '../engine/fold';

type LocalizedText = Readonly<Record<Language, string>>;
/** A meeting of the demo, in both languages. */
type Meeting = Omit<ScheduleItem, 'title' | 'location' | 'note'> & {
  title: LocalizedText;
  location?: LocalizedText;
  note: LocalizedText;
};

const days: readonly (readonly Meeting[])[] = [
  [
    {
      title: { en: 'Group meeting', tr: 'Ekip toplantısı' },
      time: '09:30',
      until: '10:00',
      location: { en: 'Back room', tr: 'Arka oda' },
      people: ['Grace Whitcombe', 'Tom Hallberg', 'Aylin Demirtaş'],
      note: {
        en: 'What is open from last week, and who takes what until Friday.',
        tr: 'Geçen haftadan açık kalanlar ve cumaya kadar kimin neyi üstlendiği.',
      },
    },
    {
      title: { en: 'Coffee with a supplier', tr: 'Bir tedarikçiyle kahve' },
      time: '10:30',
      until: '11:15',
      location: { en: 'Harbor Street 4', tr: 'Harbor Street 4' },
      people: ['Selin Karaca'],
      note: { en: 'Straps for autumn: prices from 200 pieces on.', tr: 'Sonbahar kayışları: 200 adetten itibaren fiyatlar.' },
    },
    {
      title: { en: 'Delivery of the shelves', tr: 'Rafların teslimi' },
      time: '13:00',
      people: ['Marcus Ode', 'Tom Hallberg'],
      note: { en: 'Twelve parcels. The side door has to be free.', tr: 'On iki koli. Yan kapının önü boş olmalı.' },
    },
    {
      title: { en: 'Light in the window', tr: 'Vitrin aydınlatması' },
      time: '16:00',
      until: '17:30',
      location: { en: 'Shop front', tr: 'Mağaza cephesi' },
      people: ['Aylin Demirtaş', 'Mateo Silva'],
      note: { en: 'Try the warm lamps while it gets dark.', tr: 'Hava kararırken sıcak ışıklı lambaları deneyin.' },
    },
  ],
  [
    {
      title: { en: 'Plan the week', tr: 'Haftanın planı' },
      time: '09:00',
      until: '09:30',
      people: ['Grace Whitcombe', 'Priya Nair'],
      note: { en: 'Who is in when, and what can wait.', tr: 'Kim ne zaman çalışıyor, neler bekleyebilir.' },
    },
    {
      title: { en: 'Photographs of the new bags', tr: 'Yeni çantaların fotoğrafları' },
      time: '11:00',
      until: '12:30',
      location: { en: 'Studio', tr: 'Stüdyo' },
      people: ['Mateo Silva', 'Ingrid Solheim'],
      note: { en: 'Bring one of each colour, without its label.', tr: 'Her renkten bir tane, etiketsiz getirin.' },
    },
    {
      title: { en: 'Prices of the spring range', tr: 'İlkbahar ürünlerinin fiyatları' },
      time: '14:30',
      until: '15:30',
      location: { en: 'Office', tr: 'Ofis' },
      people: ['Selin Karaca', 'Grace Whitcombe'],
      note: { en: 'The margin stays above 40 per cent.', tr: 'Kâr marjı yüzde 40’ın üzerinde kalacak.' },
    },
  ],
  [
    {
      title: { en: 'Count of the watches', tr: 'Saatlerin sayımı' },
      time: '08:00',
      until: '09:30',
      location: { en: 'Stockroom', tr: 'Depo' },
      people: ['Tom Hallberg', 'Kerem Aksoy'],
      note: { en: 'Before the doors open, by scanner.', tr: 'Mağaza açılmadan önce, okuyucuyla.' },
    },
    {
      title: { en: 'Call with Ellery Wholesale', tr: 'Ellery Wholesale ile görüşme' },
      time: '10:00',
      until: '10:20',
      people: ['Selin Karaca'],
      note: { en: 'Two watches came with scratched glasses.', tr: 'İki saatin camı çizik geldi.' },
    },
    {
      title: { en: 'Try the new till', tr: 'Yeni kasanın denenmesi' },
      time: '15:00',
      until: '16:00',
      location: { en: 'Till 2', tr: 'Kasa 2' },
      people: ['Priya Nair', 'Kerem Aksoy'],
      note: {
        en: 'A sale, a return, and a sale without the network.',
        tr: 'Bir satış, bir iade ve ağ bağlantısı olmadan bir satış.',
      },
    },
  ],
];

/** Returns a project's appointments today and tomorrow, in a language. */
export function scheduleOf(project: number, language: Language): { today: ScheduleItem[]; tomorrow: ScheduleItem[] } {
  const day = (place: number) =>
    (days[(project + place) % days.length] ?? []).map(({ title, location, note, ...meeting }) => ({
      ...meeting,
      title: title[language],
      ...(location && { location: location[language] }),
      note: note[language],
    }));
  return { today: day(0), tomorrow: day(1) };
}
