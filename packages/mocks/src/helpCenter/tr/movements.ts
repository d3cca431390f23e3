import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

type Movements = 'scan' | 'receive-goods' | 'undo-a-movement' | 'count-stock' | 'print-labels';

export const movementsGuides: Pick<GuideTexts<'stock'>, Movements> = {
  scan: {
    title: 'Kod okutma',
    subtitle: 'Klavye gibi yazan bir okuyucu her sayfada dinlenir.',
    content: `<p>Okuyucuyu takın ya da eşleştirin. Dilediğiniz yerde bir kod okutun: odak nerede olursa olsun ürün açılır, koddan hiçbir alanda iz kalmaz.</p>
<h2>Okutarak stoka ekleme</h2>
<p><a href="/apps/ecommerce/search">Arama</a> sayfasında “Bir kod okutulunca” altından <strong>Stoka ekle</strong> seçeneğini seçin. Okutmadan önce yazılan sayı, ürünü o kadar kez sayar.</p>
${picture('app-features-productsearch-screens-productsearchscreen/adding-stock-turkish', 'Okutulan ürün ve kaç adet olduğu', 'phone')}
<h2>Hiçbir üründe olmayan kod</h2>
<p>Kodun yeni bir ürüne mi yoksa var olan birine mi ait olduğu sorulur.</p>
${picture('app-features-scanner-screens-unknowncode/turkish', 'Bilinmeyen kodla ne yapılacağı sorusu')}
<h2>Dinlenmiyorsa</h2>
<p>Arama sayfasında <strong>Okuyucu ayarları</strong> bölümünü açın: yavaş okuyucular daha uzun ara ister, bazıları kodu Sekme ile ya da hiçbir şeyle bitirir. Ses ve ışık da bu cihaz için oradan ayarlanır.</p>`,
  },
  'receive-goods': {
    title: 'Mal teslim alma',
    subtitle: 'Bir teslimat, yanında belge numarasıyla stok olur.',
    content: `<ol><li>Her yerde <strong>n m</strong> tuşlarına ya da <a href="/apps/ecommerce/transactions">Hareketler</a> sayfasında <strong>Hareket kaydet</strong> düğmesine basın.</li>
<li>Neden olarak <strong>Mal girişi</strong> seçin.</li>
<li>Kolide ne varsa okutun ya da arayın. Bir kez daha okutmak bir adet ekler.</li>
<li>İrsaliye numarasını <strong>Belge no.</strong> alanına girin: teslimatı sonra onunla bulursunuz.</li>
<li><strong>Kaydet</strong> düğmesine basın.</li></ol>
${picture('app-features-transactions-screens-transactionsscreen/recording-turkish', 'Birkaç ürünlü hareket formu', 'tall')}
<p>Satırların ya hepsi kaydedilir ya hiçbiri. Her satır stokun ne olduğunu ve ne olacağını söyler.</p>
<h2>Diğer nedenler</h2>
<p>Satış, İade, Hasarlı, Kayıp ve Düzeltme de aynı yolla kaydedilir. Stok yalnızca satış veya düzeltmeyle 0’ın altına inebilir.</p>`,
  },
  'undo-a-movement': {
    title: 'Stok hareketini geri alma',
    subtitle: 'Kayıt defteri değiştirilmez; yanlış, ters bir hareketle düzeltilir.',
    content: `<p><a href="/apps/ecommerce/transactions">Hareketler</a> stoktaki her değişikliği sıralar: ne zaman, hangi ürün, kaç adet, önce ve sonra, neden ve kim.</p>
${picture('app-features-transactions-screens-transactionsscreen/turkish', 'Stok hareketleri listesi')}
<ol><li>Hareketi bulun: ürün, not, belge no. veya numarayla; nedene, kişiye ya da güne göre.</li>
<li>Satırındaki <strong>Geri al</strong> düğmesine basın.</li></ol>
<p>Neyi geri aldığını söyleyen ters bir hareket yazılır, ilki de neyle geri alındığını söyler. Bir hareket bir kez geri alınır; fikrinizi değiştirirseniz ters hareketi geri alın.</p>
<h2>Ürünün kendisinden</h2>
<p>Ürün ayrıntıları son hareketleri gösterir, <strong>Bütün hareketler</strong> buraya getirir.</p>`,
  },
  'count-stock': {
    title: 'Stok sayma',
    subtitle: 'Bir raf ya da bütün mağaza, tek başına veya birlikte.',
    content: `<ol><li><strong>n k</strong> tuşlarına ya da <a href="/apps/ecommerce/queues?tab=counts">Kuyruklar, Sayımlar</a> sayfasında <strong>Sayım başlat</strong> düğmesine basın.</li>
<li>Bütün ürünleri, bir kategoriyi ya da bir listeyi seçin. <strong>Kör sayımda</strong> sayan kişi, olması gereken sayıyı görmez.</li>
<li>Okutun ya da sayıyı satıra yazın.</li>
<li><strong>Sayımı bitir</strong> düğmesine basın, farkları değerleriyle gözden geçirin. Yanlış görünenleri yeniden sayın.</li></ol>
${picture('app-features-queues-components-counttable/turkish', 'Açık bir sayımın satırları', 'wide')}
<h2>Mağaza açıkken</h2>
<p>Siz sayarken satılan, fark sayılmaz. Sayımı bırakıp sonra sürdürebilirsiniz; birkaç kişi kendi cihazıyla aynı anda sayabilir.</p>
<h2>Sonrasında</h2>
<p>Bitirmek her ürün için bir hareket yazar, ya hepsi ya hiçbiri. <strong>Sayımı geri al</strong> bütün sayımı geri alır.</p>`,
  },
  'print-labels': {
    title: 'Etiket yazdırma',
    subtitle: 'Etiketler kuyrukta bekler, milimetresi milimetresine çıkar.',
    content: `<ol><li>Ürünleri kuyruğa koyun: envanterde işaretleyip <strong>Etiketleri yazdır</strong> düğmesine basın ya da <a href="/apps/ecommerce/queues">Kuyruklar, Etiketler</a> sayfasında okutarak veya arayarak ekleyin.</li>
<li>Her birinden kaç tane olacağını yazın ya da <strong>Stoktaki kadar</strong> deyin.</li>
<li>Kâğıdı seçin: 24’lük veya 65’lik sayfa, raf, ürün ya da termal etiket, veya kendi ölçünüz. Kullanılmış bir sayfada ilk boş etiketi seçin.</li>
<li>Gerçek boyuttaki önizlemeye bakıp <strong>Etiketleri yazdır</strong> düğmesine basın. Tarayıcının penceresinde ölçeklemeyi kapatın.</li></ol>
${picture('app-features-queues-components-labelsheet/turkish', '24 etiketlik bir sayfa', 'sheet')}
<h2>Kâğıda oturmuyorsa</h2>
<p>Ayar sayfasını yazdırıp ölçün: artı ne kadar kaydırılacağını, çizgi ölçeği söyler. İkisi de her yazıcı için saklanır.</p>
<h2>Okuyucu okumuyorsa</h2>
<p>Kuyruk, etiketine göre fazla uzun barkodlar için uyarır. Daha geniş bir etiket seçin.</p>`,
  },
};
