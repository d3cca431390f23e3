import type { CourseSeed } from '../courseSeed';

export const changeAPriceCourse: CourseSeed = {
  slug: 'change-a-price',
  category: 'till',
  duration: 8,
  featured: false,
  updatedDaysAgo: 52,
  after: ['print-labels'],
  en: `# Change a price safely
Prices are promises. How to change one so that shelf, till and screen agree by the minute.

## Before you type | Who decided, and from when
Never change a price because somebody called. Ask for the list, the day it begins, and who signed it.

## Net, tax, gross | Which number did you get?
A base price is without tax; the shelf shows it with tax. Put the wrong one in and every sale of the day is wrong. The product's page shows both while you type: read the second one aloud.

? The list says "49.90 on the shelf". You are asked for the base price. What do you enter?
( ) 49.90
(x) The price that makes 49.90 with tax: look at the preview.
( ) 39.90, to be safe.
! What is on the shelf holds the tax already.

## Many at once | Preview first
Select the products in the inventory and choose edit. The preview tells what will become of each one, and which can't be changed. Apply once, and read what was left out.

![What will become of each product](app-features-inventory-bulkedit-components-bulkeditdialog/preview)

## Labels last | The same minute
Print the new labels before the price changes, and put them up right after. A price that is higher at the till than on the shelf costs more trust than money.`,
  tr: `# Fiyatı güvenle değiştirin
Fiyat bir sözdür. Raf, kasa ve ekran aynı dakikada anlaşsın.

## Yazmadan önce | Kim karar verdi, ne zamandan başlayarak
Biri telefon etti diye fiyat değiştirmeyin. Listeyi, başladığı günü ve kimin imzaladığını sorun.

## Net, vergi, brüt | Size hangisi verildi?
Vergisiz fiyat vergiyi içermez; raf vergili fiyatı gösterir. Yanlışını yazarsanız günün bütün satışları yanlış olur. Ürünün sayfası siz yazarken ikisini de gösterir: ikincisini yüksek sesle okuyun.

? Listede "rafta 49,90" yazıyor. Sizden vergisiz fiyat isteniyor. Ne yazarsınız?
( ) 49,90
(x) Vergiyle 49,90 eden fiyatı: önizlemeye bakarım.
( ) Ne olur ne olmaz, 39,90.
! Raftaki fiyatta vergi zaten vardır.

## Birçoğunu birden | Önce önizleme
Envanterde ürünleri seçin, düzenle'ye basın. Önizleme her birinin ne olacağını ve hangisinin değişemeyeceğini söyler. Bir kez uygulayın, dışarıda kalanları okuyun.

![Her ürünün ne olacağı](app-features-inventory-bulkedit-components-bulkeditdialog/preview-turkish)

## En son etiketler | Aynı dakikada
Yeni etiketleri fiyat değişmeden basın, değişir değişmez takın. Kasada raftakinden yüksek çıkan fiyat, paradan çok güven götürür.`,
};
