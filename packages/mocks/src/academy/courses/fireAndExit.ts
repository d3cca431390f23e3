import type { CourseSeed } from '../courseSeed';

export const fireAndExitCourse: CourseSeed = {
  slug: 'fire-and-exit',
  category: 'team',
  duration: 9,
  featured: false,
  updatedDaysAgo: 90,
  en: `# Fire, smoke and the way out
People first, then the call, then the fire. In this order, every time.

## Know the way | Two of them
Where you stand now: which two ways lead outside? If boxes stand in one of them, it isn't a way. Move them today.

## Alarm, people, out | You don't discuss
Say it loud and plain: "Please leave the shop, this way." Take nobody's bag, fetch nobody's coat. Doors shut, not locked. No lift.

? A customer wants to go back for her bag. What do you say?
( ) Quickly, then.
( ) I'll fetch it.
(x) Out first, please. Nobody goes back in.
! Smoke takes three breaths. Bags can be replaced.

## Call and count | At the meeting point
Call 112: where, what, how many people, your name. Then count your team. Somebody missing? Tell the fire brigade; don't go and look.

## Small fires only | With the way out behind you
Use the extinguisher only if the fire is smaller than you, your back is to the exit, and you have learnt how: pin out, low, short bursts, from the front to the back.`,
  tr: `# Yangın, duman ve çıkış
Önce insan, sonra çağrı, sonra ateş. Her seferinde bu sırayla.

## Yolu bilin | İkisini birden
Şimdi durduğunuz yerden dışarı hangi iki yol gider? Birinde kutu duruyorsa o yol değildir. Bugün kaldırın.

## Alarm, insanlar, dışarı | Tartışılmaz
Yüksek ve açık söyleyin: "Lütfen mağazadan çıkın, bu yandan." Kimsenin çantasını almayın, kimsenin paltosunu getirmeyin. Kapılar kapalı, kilitli değil. Asansör yok.

? Bir müşteri çantası için dönmek istiyor. Ne dersiniz?
( ) Çabuk olun o zaman.
( ) Ben getiririm.
(x) Önce dışarı, lütfen. Kimse geri girmez.
! Duman üç nefeste alır. Çantanın yenisi bulunur.

## Arayın ve sayın | Toplanma yerinde
112'yi arayın: nerede, ne, kaç kişi, adınız. Sonra ekibinizi sayın. Biri mi eksik? İtfaiyeye söyleyin; aramaya gitmeyin.

## Yalnız küçük ateş | Çıkış arkanızdayken
Söndürücüyü ancak ateş sizden küçükse, sırtınız çıkışa dönükse ve öğrendiyseniz kullanın: pimi çekin, dibe tutun, kısa sıkın, önden arkaya.`,
};
