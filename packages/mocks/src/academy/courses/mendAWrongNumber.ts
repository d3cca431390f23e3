import type { CourseSeed } from '../courseSeed';

export const mendAWrongNumberCourse: CourseSeed = {
  slug: 'mend-a-wrong-number',
  category: 'stock',
  duration: 10,
  featured: false,
  updatedDaysAgo: 40,
  after: ['receive-a-delivery', 'count-a-shelf'],
  en: `# Mend a wrong number
The shelf says two, the screen says five. Find out why, then put it right so that it stays right.

## Read the history first | The ledger remembers
Open the product and look at its last movements, or open Transactions and search for it. Every change has a time, a person and a reason. Nine times in ten the answer stands there: a delivery typed twice, a return that was never recorded.

![Every movement of one product](app-features-transactions-screens-transactionsscreen/of-one-product)

## Three usual suspects | Look here before you correct
- **Sold under another code**: two sizes, one barcode scanned.
- **Received, not arrived**: the delivery note was believed.
- **Elsewhere**: window, till, repair, the other stockroom.

? Stock fell by one yesterday, reason "damaged", and the piece is whole. What is right?
(x) Undo that movement: it was a mistake.
( ) Add one as received.
( ) Leave it, one piece is nothing.
! Undo ties the correction to the mistake. A delivery that never was would be a second mistake.

## Correct with a reason | Your colleague's next question
Choose the reason that is true, and write a note: "box found behind shelf 4". A number without a reason is a riddle for whoever comes next.

![Stock is corrected with a reason](app-features-productsearch-screens-productsearchscreen/adding-stock phone)

## Look again tomorrow | Once is chance, twice is a pattern
The same product wrong again? Tell the store's lead. It may be a label with the wrong code, or a thief who likes that shelf.`,
  tr: `# Yanlış sayıyı düzeltin
Raf iki diyor, ekran beş. Nedenini bulun, sonra bir daha bozulmayacak biçimde düzeltin.

## Önce geçmişi okuyun | Defter unutmaz
Ürünü açın, son hareketlerine bakın ya da Hareketler'de onu arayın. Her değişikliğin bir saati, bir kişisi, bir nedeni vardır. On kezin dokuzunda yanıt oradadır: iki kez yazılmış bir teslimat, hiç yazılmamış bir iade.

![Bir ürünün bütün hareketleri](app-features-transactions-screens-transactionsscreen/of-one-product-turkish)

## Üç olağan şüpheli | Düzeltmeden önce buraya bakın
- **Başka kodla satıldı**: iki beden, okutulan tek barkod.
- **Yazıldı, gelmedi**: irsaliyeye inanıldı.
- **Başka yerde**: vitrin, kasa, tamir, diğer depo.

? Dün stok "hasarlı" nedeniyle bir azaldı, oysa parça sağlam. Doğrusu hangisi?
(x) O hareketi geri almak: yanlıştı.
( ) Bir tane mal girişi yazmak.
( ) Bırakmak, bir parça bir şey değildir.
! Geri almak, düzeltmeyi yanlışa bağlar. Hiç olmamış bir teslimat ikinci bir yanlış olurdu.

## Nedeniyle düzeltin | Arkadaşınızın bir sonraki sorusu
Doğru olan nedeni seçin ve not yazın: "kutu 4. rafın arkasından çıktı". Nedensiz sayı, sonra gelene bilmecedir.

![Stok nedeniyle birlikte düzeltilir](app-features-productsearch-screens-productsearchscreen/adding-stock-turkish phone)

## Yarın yine bakın | Bir kez rastlantı, iki kez örüntü
Aynı ürün yine mi yanlış? Mağaza sorumlusuna söyleyin. Etiketin kodu yanlış olabilir; o rafı seven bir hırsız da olabilir.`,
};
