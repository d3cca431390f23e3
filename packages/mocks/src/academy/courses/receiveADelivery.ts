import type { CourseSeed } from '../courseSeed';

export const receiveADeliveryCourse: CourseSeed = {
  slug: 'receive-a-delivery',
  category: 'stock',
  duration: 18,
  featured: true,
  updatedDaysAgo: 9,
  after: ['find-a-product'],
  en: `# Receive a delivery
From the van's door to the shelf: check, receive, put away, and never sign for what you haven't seen.

## At the door | Count boxes, not promises
Before you sign, count the boxes against the delivery note and look at every side. A dent, a wet corner, torn tape: write it on the driver's paper, **with your name and the time**, and take a picture.

? Nine boxes arrived, the note says ten. The driver is in a hurry. What do you do?
( ) Sign: the tenth will come tomorrow.
(x) Write "9 of 10 received" beside your name.
( ) Refuse all of it.
! What you sign for counts as received. Write what you saw.

## Open one box at a time | Or two become one heap
Empty one box, check it, break it down, then open the next. Scan each piece; what the scanner doesn't know goes to one side with a note.

## Write it into the ledger | So that the stock is true
Open Transactions and choose **Record a movement**. Reason: received. Scan the products one after the other; each scan counts one more. Put the number of the delivery note into the reference: whoever asks later finds it by that.

- All of it is written, or none of it: no half deliveries.
- Wrong? Undo writes the opposite movement, and both can be seen.

![Products of a delivery, being recorded](app-features-transactions-screens-transactionsscreen/recording)

? You typed 24 in place of 4 and saved. What now?
( ) Sell twenty quickly.
( ) Nobody will notice.
(x) Press Undo at that movement, and record it again.
! Nothing is erased in a ledger: the mistake and its correction stand side by side.

## Put away | Old in front
New goods go behind the old ones. Heavy below the belt, light above the shoulder. The label looks at you.`,
  tr: `# Teslimat alın
Kamyonetin kapısından rafa: kontrol edin, teslim alın, yerleştirin ve görmediğinize asla imza atmayın.

## Kapıda | Sözü değil, kutuyu sayın
İmzalamadan önce kutuları irsaliyeyle karşılaştırarak sayın ve her yanına bakın. Ezik, ıslak köşe, yırtık bant: sürücünün kâğıdına **adınızla ve saatiyle** yazın, fotoğrafını çekin.

? Dokuz kutu geldi, irsaliyede on yazıyor. Sürücünün acelesi var. Ne yaparsınız?
( ) İmzalarım: onuncusu yarın gelir.
(x) Adımın yanına "10 kutudan 9'u alındı" yazarım.
( ) Hepsini geri çeviririm.
! İmzaladığınız teslim alınmış sayılır. Gördüğünüzü yazın.

## Kutuları tek tek açın | Yoksa ikisi bir yığın olur
Bir kutuyu boşaltın, kontrol edin, katlayın, sonra diğerini açın. Her parçayı okutun; okuyucunun tanımadığını bir notla kenara koyun.

## Hareketlere yazın | Stok doğru olsun
Hareketler'i açın, **Hareket kaydet**'i seçin. Neden: mal girişi. Ürünleri art arda okutun; her okutma bir tane daha sayar. İrsaliyenin numarasını belge no. alanına yazın: sonra soran onu bununla bulur.

- Ya hepsi yazılır ya hiçbiri: yarım teslimat olmaz.
- Yanlış mı oldu? Geri al, karşı hareketi yazar; ikisi de görünür.

![Kaydedilen bir teslimatın ürünleri](app-features-transactions-screens-transactionsscreen/recording-turkish)

? 4 yerine 24 yazıp kaydettiniz. Şimdi?
( ) Yirmi tanesini çabucak satarım.
( ) Kimse fark etmez.
(x) O harekette Geri al'a basar, yeniden kaydederim.
! Defterden bir şey silinmez: yanlış ile düzeltmesi yan yana durur.

## Yerleştirin | Eski öne
Yeni mal eskinin arkasına. Ağır olan kemerin altına, hafif olan omzun üstüne. Etiket size baksın.`,
};
