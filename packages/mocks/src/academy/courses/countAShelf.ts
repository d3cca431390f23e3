import type { CourseSeed } from '../courseSeed';

export const countAShelfCourse: CourseSeed = {
  slug: 'count-a-shelf',
  category: 'stock',
  duration: 15,
  featured: false,
  updatedDaysAgo: 21,
  after: ['find-a-product'],
  en: `# Count a shelf
A count that can be trusted, in half an hour, without closing the shop.

## Choose little | A shelf, not the shop
Open Queues, then Counts, then **Start a count**. Choose one category. Small counts done every week find mistakes while people still remember them; one great count a year finds them when nobody does.

## Count blind | Don't look at what should be there
Count what lies there, not what the screen expects. People who know the number find the number. Go from left to right and from top to bottom, and touch each piece.

![A blind count: what should be there is not told](app-features-queues-components-counttable/blind wide)

? The system expects 12. You count 11. What do you enter?
(x) 11
( ) 12, one will be somewhere.
( ) Nothing, until the twelfth turns up.
! A count tells what is there. Where the twelfth went is the next question, not this one.

## Look at the differences | Before you finish
When all is counted you see only what differs. Count these once more, by somebody else if you can. Often it lies on the next shelf, at the till, or in the window.

![A count before it is finished](app-features-queues-components-counthead/review strip)

## Finish, and say why | The stock follows the count
**Finish the count** changes the stock to what was counted, and writes a movement for each difference. Sold meanwhile? What moved while you counted is taken into account. It can be undone if the wrong shelf was counted.

? You finished the count, and then found the box with the missing three. What do you do?
( ) Leave it for the next count.
(x) Count these products again, or undo and finish anew.
( ) Sell them without scanning.
! The stock must be true tonight, not next month.`,
  tr: `# Bir rafı sayın
Yarım saatte, mağazayı kapatmadan, güvenilir bir sayım.

## Azı seçin | Mağazayı değil, rafı
Kuyruklar'ı, oradan Sayımlar'ı açın, **Sayım başlat**'a basın. Tek kategori seçin. Her hafta yapılan küçük sayımlar yanlışı herkesin aklındayken bulur; yılda bir yapılan büyük sayım kimsenin aklında değilken.

## Bakmadan sayın | Olması gerekene bakmayın
Ekranın beklediğini değil, orada duranı sayın. Sayıyı bilen o sayıyı bulur. Soldan sağa, yukarıdan aşağı gidin, her parçaya dokunun.

![Kör sayım: olması gereken söylenmez](app-features-queues-components-counttable/blind-turkish wide)

? Sistem 12 bekliyor. Siz 11 saydınız. Ne yazarsınız?
(x) 11
( ) 12, biri bir yerdedir.
( ) On ikincisi çıkana dek bir şey yazmam.
! Sayım orada ne olduğunu söyler. On ikincinin nereye gittiği bir sonraki sorudur.

## Farklara bakın | Bitirmeden önce
Hepsi sayılınca yalnız farklı olanları görürsünüz. Bunları bir daha sayın, elinizden geliyorsa başkasına saydırın. Çoğu zaman yan raftadır, kasadadır ya da vitrindedir.

![Bitirilmeden önceki sayım](app-features-queues-components-counthead/review-turkish strip)

## Bitirin ve nedenini söyleyin | Stok sayıma uyar
**Sayımı bitir**, stoku sayılana getirir ve her fark için bir hareket yazar. Bu arada satış mı oldu? Siz sayarken olanlar hesaba katılır. Yanlış raf sayıldıysa geri alınabilir.

? Sayımı bitirdiniz, sonra eksik üç parçanın kutusunu buldunuz. Ne yaparsınız?
( ) Bir sonraki sayıma bırakırım.
(x) Bu ürünleri yeniden sayarım ya da geri alıp yeniden bitiririm.
( ) Okutmadan satarım.
! Stok gelecek ay değil, bu akşam doğru olmalı.`,
};
