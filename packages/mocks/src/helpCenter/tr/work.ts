import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const projectsGuides: GuideTexts<'projects'> = {
  'make-a-board': {
    title: 'Pano oluşturma',
    subtitle: '“Yapılacak”tan “bitti”ye, göz önünde duran iş.',
    content: `<ol><li><a href="/apps/scrumboard">İş panosunu</a> açıp <strong>Yeni pano</strong> düğmesine basın.</li>
<li>“Bahar yenilemesi” gibi bir ad ve bir simge verin.</li>
<li>İşin her adımı için bir liste, sonra kartları ekleyin. Enter kartı oluşturur ve sonrakini bekler.</li>
<li>Bir kartı açıp açıklamasını, gününü, adımlarını, etiketlerini, üyelerini ve kapağını düzenleyin. Kart kendiliğinden kaydedilir.</li></ol>
${picture('app-features-scrumboard-screens-boardscreen/turkish', 'Listeleri ve kartlarıyla bir pano')}
<h2>Kaldırmak</h2>
<p>İşi biten pano arşive gider, oradan geri gelir. Silinen kartlar ve listeler panonun <strong>Çöp kutusunda</strong> durur.</p>`,
  },
  'move-cards-with-keys': {
    title: 'Kartları tuşlarla taşıma',
    subtitle: 'Sürüklemeden, tek tek ya da birlikte.',
    content: `<ol><li>Sekme tuşuyla bir karta gelin. Kaldırmak için <strong>Boşluk</strong> tuşuna basın.</li>
<li>Ok tuşları kartı taşır, başka listelere de. <strong>Home</strong> ve <strong>End</strong> uçlara götürür.</li>
<li><strong>Boşluk</strong> bırakır, <strong>Escape</strong> yerine koyar.</li></ol>
${picture('app-features-scrumboard-screens-boardscreen/lifted-by-keyboard-turkish', 'Tuşla kaldırılmış bir kart')}
<p>Her yeni yer bir kez sesli söylenir. <strong>M</strong> kartın menüsünü açar; oradaki Taşı başka panolara da götürür. <strong>X</strong> kartları seçer, çubuk onları birlikte taşır, etiketler ya da siler.</p>
<p><strong>Ctrl Z</strong> son değişikliği geri alır.</p>`,
  },
  'limit-a-list': {
    title: 'Listeye sınır koyma',
    subtitle: 'Yeni iş başlamadan başlanmış iş bitsin diye.',
    content: `<p>Panonun <strong>Ayarlar</strong> bölümünü açın. <strong>Liste sınırları</strong> altında her listede en çok kaç kart durmalı ve sınır aşılınca ne olmalı, belirleyin: <strong>Uyar</strong> ya da <strong>Engelle</strong>.</p>
<ul><li>Uyaran sınır, listenin sayısını renklendirir.</li><li>Engelleyen sınır, bir kart daha girmeden neden sorar. Neden kartta kalır.</li></ul>
${picture('app-features-scrumboard-screens-limitgate/turkish', 'Dolu bir listede sorulan neden')}
<p>Yerinde bırakırsanız hiçbir şey taşınmaz.</p>`,
  },
  'keep-contacts': {
    title: 'Kişileri tutma',
    subtitle: 'Tedarikçiler, kuryeler, müşteriler; bildiğiniz herhangi bir şeyle bulunur.',
    content: `<ol><li><a href="/apps/contacts">Kişiler</a> sayfasını açıp <strong>Kişi ekle</strong> düğmesine basın.</li>
<li>Adı, şirketi, adresleri ve numaraları girin. Numara, ülkesinin kurallarına göre kontrol edilir.</li>
<li><strong>Kaydet</strong> düğmesine basın.</li></ol>
${picture('app-features-contacts-screens-contactsscreen/opened-turkish', 'Listenin yanında bir kişi')}
<h2>Birini bulmak</h2>
<p>Ad, e-posta, telefon, şirket veya etiketle arayın. Kenardaki harfler listede atlatır.</p>
<h2>Adres defterini getirmek</h2>
<p>“Diğer” menüsündeki <strong>Kişileri içe aktar</strong>, vCard ve CSV dosyalarını alır. Zaten var olan kişiler tek tek sorulur; bütün içe aktarma geri alınabilir.</p>`,
  },
  'follow-what-happened': {
    title: 'Olup bitenleri izleme',
    subtitle: 'Kim, neyi, neden neye, ne zaman değiştirdi.',
    content: `<p><a href="/pages/activities">Etkinlikler</a> mağazanın denetim günlüğüdür: ürünler, stok, içe aktarmalar, panolar, kişiler ve oturumlar, gün gün. İçindeki hiçbir şey değiştirilemez.</p>
${picture('app-features-activities-screens-activitiesscreen/turkish', 'Mağazanın etkinlikleri')}
<p>Kelimelerle arayın ya da bir türe veya kişiye daraltın. Kayıt, önceki ve sonraki değerleri gösterir ve sözünü ettiği yere götürür. Son bakışınızdan beri başkalarının yaptıkları yeni olarak işaretlenir; <strong>Tümünü görüldü olarak işaretle</strong> bu işaretleri kaldırır.</p>`,
  },
};

export const settingsGuides: GuideTexts<'settings'> = {
  'change-the-look': {
    title: 'Görünümü değiştirme',
    subtitle: 'Altı tema, açık ve koyu, beş yerleşim.',
    content: `<p><strong>Görünüm</strong> bölümünü kullanıcı menüsünden ya da <strong>g a</strong> tuşlarıyla açın. Değişiklik hemen uygulanır ve bu cihazda, bütün sekmelerde saklanır.</p>
${picture('app-shared-appearance-appearancedrawer/turkish', 'Görünüm paneli')}
<ul><li><strong>Renk düzeni</strong>: açık, koyu ya da sisteminiz nasılsa öyle.</li><li><strong>Yoğunluk</strong>: sıkı satırlar listenin daha çoğunu gösterir.</li><li><strong>Hareket</strong>: sizi rahatsız ediyorsa azaltılmış.</li><li><strong>Başlangıç sayfası</strong>: oturum açınca gelen sayfa.</li></ul>`,
  },
  'switch-language': {
    title: 'Dili değiştirme',
    subtitle: 'İngilizce ya da Türkçe, işin tam ortasında.',
    content: `<p>Üst çubuktaki bayrağa basıp seçin. Kelimeler, tarihler, sayılar ve adların sırası değişir; yazmakta olduğunuz olduğu gibi kalır.</p>
<h2>Sayılar</h2>
<p>Türkçede fiyat virgülle yazılır, <em>19,50</em>; İngilizcede noktayla, <em>19.50</em>. Değer aynıdır, ekip arkadaşlarınız onu kendi dillerinde görür.</p>
${picture('app-features-inventory-screens-inventoryscreen/turkish', 'Türkçe envanter')}`,
  },
  'make-shortcuts': {
    title: 'Kendi kısayollarınızı yapma',
    subtitle: 'Bir basışta ulaşmak istediğiniz yerler.',
    content: `<p>Üst çubuktaki yer imi (ya da <strong>g k</strong>) kısayollarınızı açar.</p>
<ol><li><strong>Kısayol ekle</strong> düğmesine basın.</li><li>Bir Stockroom sayfası seçin ya da bağlantı girin. Filtreli bir adres de olur, örneğin stokta kalmayanların listesi.</li><li>Bir ad ve simge verin.</li></ol>
${picture('app-features-shortcuts-screens-shortcutspanel/turkish', 'Kısayollar paneli')}
<p><strong>Kısayolları düzenle</strong> ile sürükleyebilir, oklarla taşıyabilir, yeniden adlandırabilir ve silebilirsiniz.</p>`,
  },
  'switch-store': {
    title: 'Başka mağazaya geçme',
    subtitle: 'Birden çok mağazayla ilgilenenler için.',
    content: `<p>Mağazanın adı üst çubuğun solundadır. Üstüne basıp başka birini seçin: envanter, stok ve rakamlar artık o mağazanındır.</p>
${picture('app-features-storeswitcher-screens-storeswitcher/turkish', 'Mağazalar menüsü')}
<p><a href="/apps/ecommerce/store">Mağaza</a> sayfasında adres, telefon, çalışma saatleri, orada kimlerin olduğu ve diğer mağazalar bulunur.</p>`,
  },
};

export const paymentsGuides: GuideTexts<'payments'> = {
  'choose-a-plan': {
    title: 'Plan seçme',
    subtitle: 'Kasa, Dükkân veya Konak; aylık ya da yıllık.',
    content: `<p><a href="/pages/pricing/modern">Fiyatlar</a> planları yan yana gösterir; <a href="/pages/pricing/table">tablo</a> satır satır karşılaştırır. Her planda envanterin tamamı vardır.</p>
${picture('app-features-pricing-screens-pricingscreen/turkish', 'Yan yana planlar')}
<p>Kartların üstünden <strong>Aylık</strong> ya da <strong>Yıllık</strong> seçin, sonra bir planın düğmesine basın. Planın adını taşıyan bir e-posta açılır; size belgelerle yanıt veririz.</p>`,
  },
  'print-an-invoice': {
    title: 'Fatura yazdırma',
    subtitle: 'Kâğıda ya da PDF olarak, iki görünümde.',
    content: `<ol><li><a href="/pages/invoice/printable/compact">Sade</a> ya da <a href="/pages/invoice/printable/modern">modern</a> faturayı açın.</li>
<li><strong>Yazdır</strong> düğmesine basın. Dosya için <strong>İndir</strong> düğmesine basıp “PDF olarak kaydet” seçin.</li></ol>
${picture('app-features-invoices-screens-invoicescreen/turkish', 'Sade bir fatura', 'tall')}
<p>Dosya faturanın adını alır. Menü ve düğmeler yazdırılmaz.</p>`,
  },
  'read-the-figures': {
    title: 'Rakamları okuma',
    subtitle: 'Dört gösterge sayfası, tek dönem, her grafik tablo olarak da.',
    content: `<p><a href="/dashboards/project">Proje</a> bugün mağazada ilgilenilmesi gerekenlerle başlar. <a href="/dashboards/finance">Finans</a> hesap özetlerini, bakiyeyi ve bütçeyi gösterir.</p>
${picture('app-features-dashboards-screens-financescreen/turkish', 'Finans sayfası')}
<h2>Dönem</h2>
<p>Gün, hafta, ay ya da yıl seçin: tuşları <strong>d</strong>, <strong>w</strong>, <strong>m</strong>, <strong>y</strong>. Her rakam neyle karşılaştırıldığını söyler.</p>
<h2>Grafikler</h2>
<p>Bir cümle, grafiğin ne gösterdiğini anlatır. Ok tuşları noktalarında gezer, açıklamadaki düğmeler çizgileri gizler, <strong>Tablo olarak göster</strong> sayıları verir, <strong>Dışa aktar</strong> onları yanınıza alır.</p>
<h2>Kutular</h2>
<p><strong>Ayarlar</strong> gerekmeyen kutuları bu cihazda gizler ve geri getirir.</p>`,
  },
};

export const accountGuides: GuideTexts<'your-account'> = {
  'lock-and-sign-out': {
    title: 'Ekranı kilitleme, oturumu kapatma',
    subtitle: 'Tezgâhtan ayrılmadan önce.',
    content: `<h2>Kilitlemek</h2>
<p>Kullanıcı menüsündeki <strong>Kilitle</strong> sayfayı örter. Parolanız, her şey bıraktığınız gibiyken yeniden açar. <strong>Boştayken kilitle</strong>, seçtiğiniz süre geçince bunu kendiliğinden yapar.</p>
${picture('app-features-auth-screens-unlocksessionscreen/turkish', 'Kilitli ekran')}
<h2>Oturumu kapatmak</h2>
<p><strong>Oturumu kapat</strong>, bu tarayıcının bütün sekmelerinde oturumu bitirir ve geride kişisel hiçbir şey bırakmaz.</p>`,
  },
  'forgotten-password': {
    title: 'Parolanızı unuttuysanız',
    subtitle: 'Üç adımda yeni bir parola.',
    content: `<ol><li>Oturum açma sayfasında <strong>Parolanızı mı unuttunuz?</strong> bağlantısına basın.</li><li>E-posta adresinizi girin. Adres kayıtlı olsa da olmasa da yanıt aynıdır; böylece kimse öğrenemez.</li><li>E-postadaki bağlantıyı açıp yeni parolayı iki kez girin.</li></ol>
${picture('app-features-auth-screens-resetpasswordscreen/turkish', 'Yeni parola sayfası')}
<p>Alanın altındaki maddeler iyi bir parolada ne olduğunu söyler; siz yazdıkça işaretlenirler.</p>`,
  },
  'change-your-settings': {
    title: 'Ayarları değiştirme',
    subtitle: 'Hesap, güvenlik, plan, bildirimler, ekip ve görünüm.',
    content: `<p>Kullanıcı menüsünden <a href="/pages/settings">Ayarlar</a> sayfasını açın. Her sekmenin kendi adresi ve kaydeden bir çubuğu vardır.</p>
<ul><li><strong>Hesap</strong>: ad, resim, telefon. Durum hemen değişir.</li><li><strong>Güvenlik</strong>: parolanız ve oturumlarınızın açık olduğu yerler. <strong>Diğer bütün oturumları kapat</strong> diğerlerini bitirir.</li><li><strong>Bildirimler</strong>: size hangi konularda yazıldığı.</li><li><strong>Görünüm</strong>: üst çubuktaki panelin aynısı.</li></ul>
${picture('app-features-settings-screens-settingsscreen/turkish', 'Hesap ayarları')}
<h2>Yöneticiler için</h2>
<p><strong>Ekip</strong> insanları çağırır, ne yapabileceklerini belirler, ekipten çıkarır; mağazanın her zaman bir yöneticisi kalır. <strong>Plan ve ödeme</strong> bölümünde plan ve kart vardır; kartın yalnızca son dört hanesi saklanır.</p>`,
  },
  'show-your-profile': {
    title: 'Kim olduğunuzu gösterme',
    subtitle: 'Ekip arkadaşlarınızın sizin hakkınızda okudukları ve onlara anlattıklarınız.',
    content: `<p><a href="/pages/profile">Profil</a> kullanıcı menüsündedir. <strong>Ana sayfa</strong> gönderilerinizi, <strong>Hakkında</strong> sizinle ilgili birkaç sözü, <strong>Ekip</strong> sohbet açabileceğiniz arkadaşlarınızı, <strong>Galeri</strong> resimleri gösterir.</p>
${picture('app-features-profile-screens-profilescreen/turkish', 'Gönderileriyle bir profil')}
<h2>Gönderi yazmak</h2>
<p>Alana yazıp <strong>Gönder</strong> düğmesine basın. Ekip arkadaşlarınız beğenebilir, yorum yazabilir. Sildiğiniz <strong>Geri al</strong> ile döner.</p>`,
  },
  'show-presence': {
    title: 'Orada olup olmadığınızı gösterme',
    subtitle: 'Çevrimiçi, uzakta, meşgul ya da görünmüyor.',
    content: `<p>Üst çubuğun sağındaki kullanıcı menüsünü açıp <strong>Durum</strong> altından seçin. Ekip arkadaşlarınız bunu resminizin yanında görür.</p>
${picture('app-app-usermenu/open-turkish', 'Durum seçenekleriyle kullanıcı menüsü')}
<p>Oturum açınca çevrimiçi görünürsünüz. <strong>Görünmüyor</strong>, size soru sorulmadan çalışmanızı sağlar.</p>`,
  },
};
