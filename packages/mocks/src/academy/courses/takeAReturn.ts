import type { CourseSeed } from '../courseSeed';

export const takeAReturnCourse: CourseSeed = {
  slug: 'take-a-return',
  category: 'till',
  duration: 12,
  featured: false,
  updatedDaysAgo: 33,
  after: ['find-a-product'],
  en: `# Take a return
Kind, quick and correct: the customer leaves content, and the stock stays true.

## First the person | Then the receipt
Say that it is no trouble, and mean it. Ask what was wrong, not to argue but to know: three returns for one reason are worth more than a survey.

## Three questions | In this order
- Is it ours? Scan it.
- Can it be sold again? Look at it in the light.
- How was it paid? The money goes back the way it came.

? The watch runs, but its strap is scratched. Where does it go?
( ) Back on the shelf.
(x) Recorded as returned, then as damaged, and to the side.
( ) Into the bin.
! Both movements are true: it came back, and it can't be sold as new.

## Record it | Two taps
Transactions, Record a movement, reason: returned. Scan it, save. If it can't be sold, add a second movement: damaged, with a note of what is wrong.

![A movement, being recorded](app-features-transactions-screens-transactionsscreen/recording)

## Say goodbye well | The last sentence stays
Tell the customer when the money arrives. Then ask whether you can find them something that fits. A good return is the best advertisement there is.`,
  tr: `# İade alın
Nazik, çabuk ve doğru: müşteri memnun gider, stok doğru kalır.

## Önce insan | Sonra fiş
Sorun olmadığını söyleyin, içten söyleyin. Neyi beğenmediğini sorun; tartışmak için değil, bilmek için: aynı nedenle üç iade, bir anketten değerlidir.

## Üç soru | Bu sırayla
- Bizim mi? Okutun.
- Yeniden satılabilir mi? Işıkta bakın.
- Nasıl ödenmiş? Para geldiği yoldan döner.

? Saat çalışıyor ama kayışı çizik. Nereye gider?
( ) Rafa geri.
(x) Önce iade, sonra hasarlı olarak yazılır, kenara konur.
( ) Çöpe.
! İki hareket de doğrudur: geri geldi ve yeni diye satılamaz.

## Yazın | İki dokunuş
Hareketler, Hareket kaydet, neden: iade. Okutun, kaydedin. Satılamıyorsa ikinci bir hareket ekleyin: hasarlı; nesi olduğunu not edin.

![Kaydedilen bir hareket](app-features-transactions-screens-transactionsscreen/recording-turkish)

## Güzel uğurlayın | Son cümle akılda kalır
Paranın ne zaman geçeceğini söyleyin. Sonra uyan bir şey bulmak için yardım önerin. İyi bir iade, en iyi reklamdır.`,
};
