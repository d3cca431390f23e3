import type { CourseSeed } from '../courseSeed';

export const shopWindowCourse: CourseSeed = {
  slug: 'shop-window',
  category: 'customers',
  duration: 16,
  featured: false,
  updatedDaysAgo: 60,
  en: `# A window that stops people
Three seconds on the pavement. One idea, one light, one price.

## One idea | What is it about?
Say it in three words: "rain is beautiful". Whatever doesn't serve the three words stays in the stockroom.

![A shop window, seen from the street](components-layout-sceneart/default)

## Eye height is 1.50 | And one triangle
Build from one high point down to two lower ones. The main piece stands at eye height, a little beside the middle.

? Twelve good things are in the window. What is missing?
( ) A thirteenth.
(x) Room: nobody knows where to look.
( ) More light.
! Five well placed things sell more than twelve crowded ones.

## Light from the front, not from above | No shadows under the nose
Turn one lamp to the main piece. Look from the street, by day and in the dark.

## Prices, clean glass, a date | The finish
Every piece has its price. The glass is cleaned inside and out. Write the day it was built on the back: after three weeks it is invisible to those who pass each morning.`,
  tr: `# İnsanı durduran vitrin
Kaldırımda üç saniye. Tek fikir, tek ışık, tek fiyat.

## Tek fikir | Ne anlatıyor?
Üç kelimeyle söyleyin: "yağmur da güzeldir". Bu üç kelimeye hizmet etmeyen depoda kalır.

![Sokaktan görünen bir vitrin](components-layout-sceneart/default)

## Göz hizası 1,50 | Ve bir üçgen
Bir yüksek noktadan iki alçak noktaya kurun. Ana parça göz hizasında, ortanın biraz yanında durur.

? Vitrinde on iki iyi parça var. Ne eksik?
( ) On üçüncüsü.
(x) Boşluk: kimse nereye bakacağını bilmiyor.
( ) Daha çok ışık.
! İyi konmuş beş parça, sıkışık on ikiden çok satar.

## Işık önden gelsin, yukarıdan değil | Burnun altında gölge kalmasın
Bir lambayı ana parçaya çevirin. Sokaktan bakın: gündüz de, karanlıkta da.

## Fiyat, temiz cam, tarih | Son dokunuş
Her parçanın fiyatı var. Cam içten dıştan silindi. Kurulduğu günü arkasına yazın: üç hafta sonra her sabah geçenler için görünmezdir.`,
};
