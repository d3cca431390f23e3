import type { CourseSeed } from '../courseSeed';

export const findAProductCourse: CourseSeed = {
  slug: 'find-a-product',
  category: 'stock',
  duration: 12,
  featured: true,
  updatedDaysAgo: 30,
  after: ['first-day'],
  en: `# Find any product
By its code, its name or half of it, with a scanner or without, before the customer has finished the sentence.

## Scan, don't type | The surest way
Open Search in the menu. The field at the top is ready for the scanner: point at the barcode, and the product opens. No need to click anywhere first; a scan is understood on every page that can use it.

A barcode has a check digit. One digit read wrongly is noticed, and you are told so, not shown the wrong product.

## When there is no barcode | Any word will do
Type what you know, in any order: brand, colour, part of the name, the SKU from the swing tag. Small mistakes are forgiven: **breakwter** finds the Breakwater.

- Two words narrow it down more than one long one.
- The SKU is on the label, above the barcode.

![A word with a mistake in it, and the product that was meant](app-features-productsearch-screens-productsearchscreen/near half)

? A customer wants "that blue watch by Tidewater". What do you type?
( ) The whole sentence.
(x) tidewater blue
( ) Only watch, and scroll.
! Brand and colour together leave a handful. Words can stand in any order.

## Read the answer | Stock, reserved, available
The card of a product tells three numbers. **Stock** is what lies in your store. **Reserved** is promised to somebody. **Available** is what you may sell now.

![A product that was found, with its stock](app-features-productsearch-screens-productsearchscreen/found half)

? Stock 3, reserved 3. May you sell one?
(x) No: all three are promised.
( ) Yes, there are three.
( ) Yes, if the customer is quick.
! Available is stock without what is reserved: none.

## Ask the other stores | Before you say no
Your store has none? Say what you can do: another size, something like it, or a call to the next store. Look it up with the customer beside you; people wait gladly when they see you looking.`,
  tr: `# Her ürünü bulun
Koduyla, adıyla ya da adının yarısıyla, okuyucuyla ya da onsuz, müşteri sözünü bitirmeden.

## Yazmayın, okutun | En sağlam yol
Menüden Arama'yı açın. Üstteki alan okuyucuya hazırdır: barkoda tutun, ürün açılır. Önce bir yere tıklamak gerekmez; okutulan kod, işe yaradığı her sayfada anlaşılır.

Barkodun bir kontrol basamağı vardır. Yanlış okunan tek rakam fark edilir ve size söylenir; yanlış ürün gösterilmez.

## Barkod yoksa | Her kelime olur
Bildiğinizi istediğiniz sırayla yazın: marka, renk, adın bir parçası, askıdaki SKU. Küçük yanlışlar bağışlanır: **breakwter** yazınca Breakwater bulunur.

- İki kelime, uzun tek kelimeden daha çok daraltır.
- SKU etikette, barkodun üstündedir.

![Yanlış yazılmış bir kelime ve aranan ürün](app-features-productsearch-screens-productsearchscreen/near-turkish half)

? Müşteri "Tidewater'ın şu mavi saatini" istiyor. Ne yazarsınız?
( ) Cümlenin tamamını.
(x) tidewater mavi
( ) Yalnız saat yazar, aşağı kaydırırım.
! Marka ile renk bir avuç ürün bırakır. Kelimelerin sırası önemli değildir.

## Yanıtı okuyun | Stok, ayrılmış, satılabilir
Ürünün kartı üç sayı söyler. **Stok** mağazanızda duran, **ayrılmış** birine söz verilen, **satılabilir** şimdi satabileceğinizdir.

![Bulunan ürün ve stoku](app-features-productsearch-screens-productsearchscreen/found-turkish half)

? Stok 3, ayrılmış 3. Bir tane satabilir misiniz?
(x) Hayır: üçü de söz verilmiş.
( ) Evet, üç tane var.
( ) Evet, müşteri acele ederse.
! Satılabilir, stoktan ayrılmış olan çıkınca kalandır: hiç.

## Diğer mağazalara sorun | Yok demeden önce
Mağazanızda yok mu? Yapabileceğinizi söyleyin: başka beden, benzeri ya da komşu mağazaya bir telefon. Müşteri yanınızdayken bakın; baktığınızı gören seve seve bekler.`,
};
