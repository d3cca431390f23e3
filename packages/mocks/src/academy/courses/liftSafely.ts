import type { CourseSeed } from '../courseSeed';

export const liftSafelyCourse: CourseSeed = {
  slug: 'lift-safely',
  category: 'team',
  duration: 8,
  featured: false,
  updatedDaysAgo: 80,
  en: `# Lift without hurting your back
You have one back. Deliveries come every week.

## Look before you lift | Weight, way, place
How heavy? Push it with your foot. Where to? Is the way free, is the place free? Half of all accidents happen because the place wasn't.

## Close, straight, from the legs | The lift itself
Feet apart, one a little in front. Bend your knees, load close to the body, back straight. Breathe out as you rise. Turn with your feet, never with your back.

? A box of 24 kg has to go on the top shelf. What do you do?
( ) Quickly, with a swing.
(x) Open it and carry it up in parts, or two of you and a step.
( ) On your shoulder, one-handed.
! Above the shoulder even ten kilos are much.

## Use what there is | Trolleys aren't for weaklings
Trolley, step, second person. Cut the straps, stand out of the way, wear shoes that are closed. If something hurts, say so the same day.`,
  tr: `# Belinizi incitmeden kaldırın
Tek beliniz var. Teslimat her hafta gelir.

## Kaldırmadan bakın | Ağırlık, yol, yer
Ne kadar ağır? Ayağınızla itin. Nereye? Yol boş mu, yer boş mu? Kazaların yarısı yer boş olmadığı için olur.

## Yakın, dik, bacaktan | Kaldırışın kendisi
Ayaklar açık, biri biraz önde. Dizlerinizi bükün, yük gövdeye yakın, sırt dik. Kalkarken nefes verin. Ayağınızla dönün, belinizle asla.

? 24 kiloluk kutu en üst rafa konacak. Ne yaparsınız?
( ) Hızla, savurarak.
(x) Açar, parça parça çıkarırım ya da iki kişi basamakla.
( ) Tek elle omzumda.
! Omuz üstünde on kilo bile çoktur.

## Olanı kullanın | Araba güçsüzler için değildir
El arabası, basamak, ikinci kişi. Şeritleri kesin, önünden çekilin, kapalı ayakkabı giyin. Bir yeriniz ağrırsa aynı gün söyleyin.`,
};
