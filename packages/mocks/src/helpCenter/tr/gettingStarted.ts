import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const gettingStartedGuides: GuideTexts<'getting-started'> = {
  'sign-in': {
    title: 'Oturum açma',
    subtitle: 'Sabah mağazanızı açın, istediğiniz cihazda oturumunuz açık kalsın.',
    content: `<ol><li>E-posta adresinizi ve parolanızı girin.</li>
<li>Cihaz yalnızca sizinse <strong>Beni hatırla</strong> seçeneğini açın. Birkaç kişinin kullandığı bir tezgâhta kapalı bırakın.</li>
<li><strong>Oturum aç</strong> düğmesine basın.</li></ol>
${picture('app-features-auth-screens-signinscreen/turkish', 'E-posta adresi, parola ve Beni hatırla alanlarıyla oturum açma sayfası')}
<h2>Olmazsa</h2>
<p>Sayfa, bilgilerin mi yanlış olduğunu yoksa sunucuya mı ulaşılamadığını söyler. Yazdıklarınız silinmez. Parola alanındaki göz yazdığınızı gösterir; Caps Lock açıksa bir not belirir.</p>
<h2>Oturum çalışırken sona ererse</h2>
<p>Bu sayfaya gelirsiniz, yazmakta olduğunuz saklanır. Oturum açtığınızda kaldığınız yerdesinizdir; yazdıklarınızın geri getirildiği söylenir.</p>`,
  },
  'find-anything': {
    title: 'Aradığınızı bulma',
    subtitle: 'Ürünler, kişiler, sayfalar, kılavuzlar ve komutlar için tek bir alan.',
    content: `<p>Hangi sayfada olursanız olun <strong>Ctrl K</strong> (Mac’te ⌘ K) tuşlarına ya da üst çubuktaki büyütece basın. En az iki harf yazın.</p>
${picture('app-features-search-screens-searchpalette/turkish', 'Sonuçları gruplar hâlinde gösteren arama')}
<h2>Neleri bulur</h2>
<ul><li>Adı, SKU’su veya barkoduyla ürünleri</li><li>Adı, işi ve şirketiyle kişileri</li><li>Menüdeki sayfaları ve bunun gibi kılavuzları</li><li>Yeni ürün, başka bir tema ya da ekranı kilitleme gibi komutları</li></ul>
<h2>Yazım</h2>
<p>Büyük küçük harf ve noktalar fark etmez: <em>isik</em> yazınca Işık bulunur. <a href="/apps/ecommerce/search">Arama</a> sayfasında ürün adındaki bir yazım yanlışı da hoş görülür.</p>
<p>Ok tuşları gezdirir, <strong>Enter</strong> açar, <strong>Escape</strong> kapatır.</p>`,
  },
  'work-with-keys': {
    title: 'Yalnızca klavyeyle çalışma',
    subtitle: 'Farenin yaptığı her şeyi tuşlar da yapar.',
    content: `<p>Bütün tuşların listesi için <strong>?</strong> tuşuna basın. Liste, bulunduğunuz sayfanın gerçekten sunduğu komutlardan oluşur.</p>
${picture('app-features-search-screens-shortcutsheetscreen/turkish', 'Klavye kısayolları listesi')}
<h2>Bir yere gitmek</h2>
<p>Önce <strong>g</strong>, sonra bir harf: <strong>g i</strong> envanter, <strong>g s</strong> arama, <strong>g q</strong> kuyruklar, <strong>g t</strong> hareketler. <strong>g h</strong> bulunduğunuz sayfanın kılavuzunu açar.</p>
<h2>Bir işe başlamak</h2>
<p><strong>n p</strong> ürün ekler, <strong>n m</strong> hareket kaydeder, <strong>n k</strong> sayım başlatır.</p>
<h2>Harfler işinizi bozuyorsa</h2>
<p>Bir alana yazarken tuşlar hiç dinlenmez. Listedeki <strong>Tek tuşlu kısayollar</strong>, Ctrl veya Cmd gerektirmeyenlerin hepsini kapatır.</p>`,
  },
  'on-a-phone': {
    title: 'Telefonda çalışma',
    subtitle: 'Mağazanın içinde, tek başparmakla.',
    content: `<p>Stockroom en küçük telefona sığar. Menü sol üstteki üç çizginin arkasındadır; yer kalmadığı için gizlenenler adın altında ya da bir düğmenin arkasında durur.</p>
${picture('app-features-inventory-screens-inventoryscreen/phone-turkish', 'Telefonda envanter', 'phone')}
<h2>Envanterde</h2>
<p>Bir satırın fiyatını veya stokunu değiştirmek için üstüne basın. Birkaç satırı seçerseniz sayfanın altında onlarla yapılabilecekler belirir. <strong>Sırala</strong> ve <strong>Filtre ekle</strong> listenin üstündedir.</p>
<h2>Okuyucuyla</h2>
<p>Klavye gibi yazan, kablolu veya Bluetooth’lu bir okuyucu her sayfada dinlenir. Ürün, hiçbir yere basmadan açılır.</p>`,
  },
  'mend-a-mistake': {
    title: 'Bir yanlışı düzeltme',
    subtitle: 'Neredeyse her şey geri alınabilir.',
    content: `<h2>Hemen</h2>
<p>Sildiğinizde, taşıdığınızda veya kaydettiğinizde sayfanın kenarında en az sekiz saniye <strong>Geri al</strong> düğmeli bir mesaj durur. İmleç ya da odak üstündeyken bekler. <strong>Ctrl Z</strong> (Mac’te ⌘ Z) aynı işi yapar.</p>
<h2>Sonra</h2>
<ul><li>Kişilerin ve panoların bir <strong>Çöp kutusu</strong> vardır. Orada duran, olduğu gibi geri gelir.</li>
<li>Bir stok hareketi <a href="/apps/ecommerce/transactions">Hareketler</a> sayfasında, ters yönde bir hareketle geri alınır.</li>
<li>Bir içe aktarma ya da sayım bütünüyle <a href="/apps/ecommerce/queues">Kuyruklar</a> sayfasında geri alınır.</li></ul>
${picture('app-features-contacts-screens-contactsscreen/trash-turkish', 'Kişilerin çöp kutusu')}
<h2>Yalnızca yazdıklarınız</h2>
<p>Değişiklik yaptığınız bir formdan çıkarken sorulur: kaydet, at ya da kal. Yarım kalan yazı, sayfa yenilense de oturum sona erse de yerindedir.</p>
<h2>Başkası daha hızlı davrandıysa</h2>
<p>Siz düzenlerken kayıt değiştiyse her alan için iki değeri de görür, seçersiniz. Kimsenin işi sessizce ezilmez.</p>`,
  },
  'messages-and-notifications': {
    title: 'Mesajları ve bildirimleri okuma',
    subtitle: 'Ekip arkadaşlarınızın yazdıkları ve mağazada olup bitenler.',
    content: `<p>Üst çubuktaki evrak tepsisi mesajları, zil bildirimleri tutar. Üstündeki sayı okunmamışların sayısıdır. Tuşları <strong>g m</strong> ve <strong>g n</strong>.</p>
${picture('app-features-feeds-screens-feedpanel/turkish', 'Mesajlar paneli')}
<h2>Okumak ve kaldırmak</h2>
<p>Paneli açmak hiçbir şeyi okundu saymaz. Satırın yanındaki nokta okundu ya da okunmadı yapar, çarpı kaldırır, üstteki düğme hepsini okundu işaretler.</p>
<p>Bağlantısı olan satır, sözünü ettiği yere götürür. Diğer sekmeler hemen uyar.</p>`,
  },
};
