import type { CourseSeed } from '../courseSeed';

export const printLabelsCourse: CourseSeed = {
  slug: 'print-labels',
  category: 'till',
  duration: 10,
  featured: false,
  updatedDaysAgo: 16,
  after: ['find-a-product'],
  en: `# Print price labels
The right label on the right shelf, straight, readable, and printed once.

## Collect first | Then print in one go
Walk the shelves with the scanner and Queues, Labels open. Each scan puts a product on the list. Set how many copies each one needs. The list waits for you, also on another device.

![Products that wait for their labels](app-features-queues-screens-queuesscreen-labelstab/sent-along tall)

## Check the sheet | Millimetres matter
A label sheet that is printed 2 mm off is waste from the first row to the last. Print the **calibration sheet** on plain paper, hold it against the labels in front of a lamp, and correct the margins if need be.

![The calibration sheet](app-features-queues-components-labelsheet/calibration sheet)

? The barcode prints, but the till can't read it. What is the likeliest cause?
( ) The till is broken.
(x) It was printed too small, or "fit to page" was on.
( ) The barcode is too new.
! Bars are drawn in millimetres. The print dialog must print at 100 %.

## Change them at once | Old price off, new price on
Take the old label off before the new one goes on: the customer is right about the price that can be seen.

## Tell the list | Printed is printed
After printing, say that they came out well. Did the paper jam? Say no, and the same labels wait for you again.

? Two labels stand on one shelf edge: 19.90 and 24.90. What does the customer pay?
(x) 19.90: the lower one that can be read.
( ) 24.90: that is the real one.
( ) The mean of the two.
! A shelf label is a promise. That is why the old one goes first.`,
  tr: `# Fiyat etiketi basın
Doğru etiket doğru rafta; düz, okunaklı ve bir kez basılmış.

## Önce toplayın | Sonra tek seferde basın
Okuyucuyla rafları gezin, Kuyruklar'da Etiketler açık olsun. Her okutma bir ürünü listeye koyar. Hangisinden kaç tane gerektiğini yazın. Liste sizi bekler, başka aygıtta da.

![Etiketini bekleyen ürünler](app-features-queues-screens-queuesscreen-labelstab/sent-along-turkish tall)

## Kâğıdı kontrol edin | Milimetre önemlidir
2 mm kaymış basılan etiket kâğıdı, ilk sıradan sonuncuya dek çöptür. **Ayar sayfasını** düz kâğıda basın, lambanın önünde etiketlerin üstüne tutun, gerekirse kenar boşluklarını düzeltin.

![Ayar sayfası](app-features-queues-components-labelsheet/calibration-turkish sheet)

? Barkod basıldı ama kasa okuyamıyor. En olası neden?
( ) Kasa bozuktur.
(x) Küçük basılmıştır ya da "sayfaya sığdır" açıktır.
( ) Barkod çok yenidir.
! Çizgiler milimetreyle çizilir. Yazdırma penceresi %100 basmalıdır.

## Hemen değiştirin | Eskisi sökülür, yenisi takılır
Yenisini takmadan eskisini sökün: görünen fiyatta müşteri haklıdır.

## Listeye söyleyin | Basılan basılmıştır
Bastıktan sonra iyi çıktıklarını söyleyin. Kâğıt mı sıkıştı? Hayır deyin, aynı etiketler sizi yine bekler.

? Bir raf kenarında iki etiket var: 19,90 ve 24,90. Müşteri ne öder?
(x) 19,90: okunabilen düşük olanı.
( ) 24,90: gerçek olan odur.
( ) İkisinin ortasını.
! Raf etiketi bir sözdür. Eskisi bu yüzden önce sökülür.`,
};
