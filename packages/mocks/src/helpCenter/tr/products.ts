import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

type Products = 'find-a-product' | 'add-a-product' | 'change-many-products' | 'import-a-price-list' | 'watch-low-stock';

export const productsGuides: Pick<GuideTexts<'stock'>, Products> = {
  'find-a-product': {
    title: 'Ürün bulma',
    subtitle: 'Koduyla, bir kelimeyle ya da eksiğiyle.',
    content: `<h2>Kod veya adla</h2>
<p><a href="/apps/ecommerce/inventory">Envanterde</a> <strong>Ürünlerde ara</strong> alanına bir ad, SKU veya barkod yazın. Başka her yerde <strong>g p</strong> bir kod sorar ve ürünü açar.</p>
${picture('app-features-inventory-screens-inventoryscreen/turkish', 'Ürün listesi')}
<h2>Ortak yanlarıyla</h2>
<p><strong>Filtre ekle</strong> listeyi daraltır: kategori, marka, tedarikçi, stok düzeyi, fiyat, kâr marjı, eksikler, uzun süredir hareketsiz olanlar. Her filtre, çarpısıyla kaldırılabilen bir parça olarak durur.</p>
<p>Arama, filtreler ve sıra adrestedir: adresi kopyalayın, arkadaşınız aynı listeyi görsün.</p>
<h2>Nasıl yazıldığını bilmiyorsanız</h2>
<p><a href="/apps/ecommerce/search">Arama</a> sayfası bütün alanlara bakar ve yazım yanlışlarını hoş görür.</p>`,
  },
  'add-a-product': {
    title: 'Ürün ekleme',
    subtitle: 'Başlamak için dört alan yeter.',
    content: `<ol><li>Envanterde <strong>Ürün ekle</strong> düğmesine ya da her yerde <strong>n p</strong> tuşlarına basın.</li>
<li>Adı ve SKU’yu girin. SKU sizin kendi kodunuzdur, mağazada bir kez kullanılır.</li>
<li>Barkodu kendi alanına okutun. Yanlış kontrol basamağı yalnızca bir uyarıdır; kendi kodlarınızı kullanabilirsiniz.</li>
<li>Vergisiz fiyatı ve vergiyi girin: fiyat onlardan hesaplanır. Yuvarlak bir fiyatı korumak için yanındaki kilide basın.</li>
<li><strong>Ürünü kaydet</strong> düğmesine basın.</li></ol>
${picture('app-features-inventory-screens-inventoryscreen/new-draft-turkish', 'Yeni ürün formu')}
<h2>Resimler</h2>
<p>Resimleri formun üstüne bırakın, yapıştırın ya da dosyadan seçin. Tarayıcınızda küçültülürler. Listelerde ürünü ilk resim gösterir; başka birini de seçebilirsiniz.</p>
<h2>Yarıda mı kaldı?</h2>
<p>Gerekiyorsa sayfayı kapatın. Yeniden <strong>Ürün ekle</strong> dediğinizde yarım ürün yerindedir.</p>`,
  },
  'change-many-products': {
    title: 'Birçok ürünü birden değiştirme',
    subtitle: 'Bütün bir rafa yeni fiyat, uygulanmadan önce gözünüzün önünde.',
    content: `<ol><li>Ürünleri işaretleyin ya da listeyi filtreleyip <strong>Tümünü seç</strong> düğmesine basın.</li>
<li>Çubuktaki <strong>… ürünü düzenle</strong> düğmesine basın.</li>
<li>Neyin değişeceğini seçin. Fiyat belirlenir ya da bir tutar veya yüzde kadar artıp azalır; ,99 gibi bir sonla bitebilir.</li>
<li><strong>Önizle</strong> düğmesine basın. Her ürün önceki ve sonraki hâliyle görünür; yapılamayanlar işaretlenip dışarıda bırakılır.</li>
<li><strong>Uygula</strong> düğmesine basın.</li></ol>
${picture('app-features-inventory-bulkedit-components-bulkeditdialog/preview-turkish', 'Fiyat değişikliğinden önce ve sonra ürünler')}
<p>Bu arada başkasının değiştirdiği, satır satır söylenir. Tek bir <strong>Geri al</strong> hepsini geri alır.</p>
<h2>Yalnızca bir sayı</h2>
<p>Listede bir fiyatı veya stoku seçip yazın. <strong>+5</strong> ve <strong>−3</strong> olanı değiştirir, <strong>+%5</strong> fiyatı artırır. Enter alttaki satıra geçer.</p>
<p>Yeni bir fiyatla vergisiz fiyat da değişir. Fiyatın yanındaki kilit, fiyatın elle belirlendiğini söyler: vergisiz fiyat ya da vergi değişse de fiyat kalır, fiyat değişince de vergisiz fiyat olduğu gibi kalır.</p>
<p>Stokun yanında neden değiştiğini bir notla söyleyebilirsiniz; son söyledikleriniz yeniden sunulur. Sekme tuşu sayıdan oraya götürür. Bir şey söylemezseniz düzeltme sayılır.</p>`,
  },
  'import-a-price-list': {
    title: 'Fiyat listesini içe aktarma',
    subtitle: 'Tedarikçinin dosyasından, hiçbir şey değişmeden kontrol edilerek.',
    content: `<ol><li>Tedarikçinin tablosunu CSV olarak kaydedin. Excel veya LibreOffice çalışma kitabı kabul edilmez, nasıl yapılacağı söylenir.</li>
<li>Envanterde <strong>İçe aktar</strong> düğmesine basıp dosyayı seçin ya da sayfaya bırakın.</li>
<li>Her sütunun ne olacağını ve sayılarının nasıl yazıldığını gözden geçirin: <em>1.250</em> Londra’da başka, İzmir’de başka bir sayıdır.</li>
<li><strong>Dosyayı kontrol et</strong> düğmesine basın. Her satır kontrol edilir, henüz hiçbir şey yazılmaz.</li>
<li>İşaretlenenleri yerinde düzeltin, sonra uygulayın.</li></ol>
${picture('app-features-inventory-import-screens-importscreen-importview/reviewing-turkish', 'Düzeltilecek satırlarıyla bir içe aktarmanın kontrolü', 'tall')}
<h2>Kodlar kod olarak kalır</h2>
<p>Baştaki sıfırlar korunur, tabloların kodun önüne koyduğu kesme işareti atılır. Sizde olmayan marka, kategori ve etiketler bu sırada oluşturulur.</p>
<h2>Geri almak</h2>
<p><a href="/apps/ecommerce/queues?tab=imports">Kuyruklar, İçe aktarmalar</a> her içe aktarmayı dosyası ve kabul edilmeyen satırlarıyla sıralar. <strong>İçe aktarmayı geri al</strong> bütününü geri alır.</p>`,
  },
  'watch-low-stock': {
    title: 'Azalanları izleme',
    subtitle: 'Neyin sipariş edilmesi gerektiği ve hangi paranın rafta beklediği.',
    content: `<p><a href="/apps/ecommerce/store">Mağaza</a> sayfası stokunuzun ne kadarının azaldığını ya da bittiğini, değerini ve hangi ürünlerin barkodu veya resmi olmadığını söyler. Her rakam tam o ürünlerin listesine götürür.</p>
${picture('app-features-store-screens-storescreen/turkish', 'Stok rakamlarıyla mağaza sayfası')}
<h2>Bir ürün ne zaman az sayılır</h2>
<p>20’nin altı az, 20–29 orta, 30 ve üstü yeterlidir. Daha hızlı ya da yavaş satılan bir ürüne ayrıntılarında kendi <strong>Yeniden sipariş noktasını</strong> verin; stok o sayıda ya da altındaysa ürün az sayılır.</p>
<h2>Bekleyenler</h2>
<p><strong>90 gündür hareketsiz</strong>, yer kaplayıp satılmayanları sıralar.</p>`,
  },
};
