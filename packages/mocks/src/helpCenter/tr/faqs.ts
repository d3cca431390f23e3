import type { HelpTexts } from '../helpOutline';

const guides = '/apps/help-center/guides';

export const faqs: HelpTexts['faqs'] = {
  'wrong-stock': {
    question: 'Bir ürünün stoku yanlış. Ne yapmalıyım?',
    answer: `<p>Önce hareketlerine bakın: kimin, ne zaman, neden değiştirdiğini söylerler. Yanlış bir hareket <a href="${guides}/stock/undo-a-movement">geri alınır</a>; rafta yalnızca başka bir sayı varsa <strong>Düzeltme</strong> kaydedin ya da <a href="${guides}/stock/count-stock">sayın</a>.</p>`,
  },
  undo: {
    question: 'Bir şey sildim. Geri getirebilir miyim?',
    answer: `<p>Evet. Ardından gelen mesajda <strong>Geri al</strong> düğmesine basın. Daha sonra kişilerin ve panoların <strong>Çöp kutusuna</strong> bakın. Gerisini <a href="${guides}/getting-started/mend-a-mistake">Bir yanlışı düzeltme</a> anlatır.</p>`,
  },
  'lost-text': {
    question: 'Ben yazarken oturum sona erdi. Yazdıklarım kayboldu mu?',
    answer: '<p>Hayır. Aynı cihazda yeniden oturum açın: aynı yere dönersiniz, yarım kalan yazı yerindedir.</p>',
  },
  'two-people': {
    question: 'İki kişi aynı ürünü değiştirirse ne olur?',
    answer:
      '<p>Farklı alanlardaki değişiklikler birleştirilir. Aynı alan değiştiyse ikinci kaydeden iki değeri de görür ve seçer. Bu arada satılan stok hiçbir zaman kaybolmaz.</p>',
  },
  scanner: {
    question: 'Hangi okuyucular çalışır?',
    answer: `<p>Klavye gibi yazan her okuyucu, kablolu ya da Bluetooth’lu. Kodlar kesiliyor veya dinlenmiyorsa hızını ve bitişini <strong>Okuyucu ayarları</strong> altında belirleyin: <a href="${guides}/stock/scan">Kod okutma</a>.</p>`,
  },
  browsers: {
    question: 'Hangi tarayıcılar desteklenir?',
    answer: '<p>Chrome, Edge, Firefox ve Safari’nin güncel sürümleri; bilgisayarda, tablette ve telefonda.</p>',
  },
  phone: {
    question: 'Telefon için bir uygulama var mı?',
    answer: `<p>Aynı sayfalar telefonda da çalışır, kuracak bir şey yoktur. Bkz. <a href="${guides}/getting-started/on-a-phone">Telefonda çalışma</a>.</p>`,
  },
  offline: {
    question: 'Bağlantı yokken ne çalışır?',
    answer:
      '<p>Ekrandaki kalır, yazdığınız saklanır. Arama sayfası, bu cihazda daha önce aranan ürünlerden yanıt verir ve bunu söyler. Bağlantının geldiğini bir bant bildirir.</p>',
  },
  languages: {
    question: 'Hangi diller var?',
    answer: '<p>İngilizce ve Türkçe. Stockroom’u işleten kişi bir metin dosyasıyla başka bir dil ekleyebilir.</p>',
  },
  'demo-data': {
    question: 'Bu gerçek bir mağaza mı?',
    answer:
      '<p>Demoda mağazalar, kişiler ve ürünler uydurmadır; yaptığınız değişiklikler tarayıcınızda kalır. Kullanıcı menüsündeki <strong>Demo verileri ve arızalar</strong> her şeyi başa döndürür.</p>',
  },
  'who-counts': {
    question: 'Bir planda kim kişi sayılır?',
    answer: '<p>Kendi adresiyle oturum açan herkes. Aynı tezgâhtakiler bir cihazı paylaşabilir, adresi paylaşmamalıdır.</p>',
  },
  'several-stores': {
    question: 'Her mağaza için ayrı lisans gerekir mi?',
    answer:
      '<p>Kasa ve Dükkân tek mağaza içindir. Konak, her biri kendi stok defteriyle tek çatı altında birkaç mağazayı kapsar.</p>',
  },
  'own-programs': {
    question: 'Kendi programlarımız API’yi kullanabilir mi?',
    answer:
      '<p>Fiyat tablosunda “API ile kendi programlarınız” olan planlarda evet. Çağrılar, sayfaların yaptıklarıyla aynıdır.</p>',
  },
  trial: {
    question: 'Ödemeden önce deneyebilir miyim?',
    answer: '<p>14 gün boyunca, her şeyiyle ve kart vermeden. Sonrasında verileriniz okunabilir kalır ve dışa aktarılabilir.</p>',
  },
  'least-credit': {
    question: 'En az ne kadar yükleyebilirim?',
    answer: '<p>Müşterilere mesaj göndermek için kredi 20 $’dan başlar. Kendiliğinden bitmez.</p>',
  },
  'change-plan': {
    question: 'Planı değiştirebilir ya da bırakabilir miyim?',
    answer: `<p>Dilediğiniz zaman, ödenmiş ayın sonuna kadar. Nasıl yapılacağını <a href="${guides}/payments/choose-a-plan">Plan seçme</a> anlatır.</p>`,
  },
  invoices: {
    question: 'Faturalarım nerede?',
    answer: `<p>Sayfalar, Fatura altında, iki görünümde. <a href="${guides}/payments/print-an-invoice">Yazdırın</a> ya da PDF olarak saklayın.</p>`,
  },
  'answer-time': {
    question: 'Yanıt ne kadar sürer?',
    answer:
      '<p>Çalışma günlerinde isteklerin çoğu dört saat içinde yanıtlanır. Satış yapamayan mağaza önce gelir: konuya “acil” yazın.</p>',
  },
  'what-to-write': {
    question: 'Bir istekte ne yazmalıyım?',
    answer:
      '<p>Ne yaptığınızı, ne gördüğünüzü ve ne beklediğinizi; SKU ya da hareket numarasıyla birlikte. Parola veya kart numarasını asla yazmayın.</p>',
  },
  'no-answer': {
    question: 'Yanıt işe yaramadı. Ne yapmalıyım?',
    answer: '<p>Yeni bir istek gönderip ilkinin numarasını yazın. Aynı kişiye ulaşır.</p>',
  },
};
