import type { DomainPage } from '../engine/domain';

/** Pages of the areas that have their place in the menu. Whoever searches needs their words, and nobody before: they stand in no domain. */
export const areaPages: readonly DomainPage[] = [
  {
    link: '/apps/ecommerce/store',
    words: {
      en: ['Store', 'shop address phone opening hours staff stock value health'],
      tr: ['Mağaza', 'dükkân adres telefon çalışma saatleri personel ekip stok değeri'],
    },
  },
  {
    link: '/apps/ecommerce/inventory',
    words: { en: ['Inventory', 'products stock goods sku price'], tr: ['Envanter', 'ürünler stok mal sku fiyat'] },
  },
  {
    link: '/apps/ecommerce/transactions',
    words: {
      en: ['Transactions', 'ledger stock movements received sold damaged lost history'],
      tr: ['Hareketler', 'stok hareketleri defter mal girişi satış hasarlı kayıp geçmiş'],
    },
  },
  {
    link: '/apps/ecommerce/search',
    words: { en: ['Search', 'find look up scan barcode product'], tr: ['Arama', 'bul okut tara barkod ürün'] },
  },
  {
    link: '/apps/ecommerce/queues',
    words: {
      en: ['Queues', 'imports counts stocktake labels barcode print'],
      tr: ['Kuyruklar', 'içe aktarma sayım stok etiket barkod yazdır'],
    },
  },
  {
    link: '/pages/settings',
    words: {
      en: ['Settings', 'account security password plan billing notifications team appearance theme'],
      tr: ['Ayarlar', 'hesap güvenlik parola paket ödeme bildirimler ekip görünüm tema'],
    },
  },
  {
    link: '/dashboards/project',
    words: {
      en: ['Project', 'dashboard store figures today low stock issues budget team'],
      tr: ['Proje', 'gösterge mağaza rakamları bugün az stok talepler bütçe ekip'],
    },
  },
  {
    link: '/dashboards/analytics',
    words: { en: ['Analytics', 'dashboard visitors conversions'], tr: ['Analiz', 'gösterge ziyaretçiler dönüşümler'] },
  },
  {
    link: '/dashboards/finance',
    words: { en: ['Finance', 'dashboard balance statement budget'], tr: ['Finans', 'gösterge bakiye ekstre bütçe'] },
  },
  {
    link: '/dashboards/crypto',
    words: { en: ['Crypto', 'dashboard bitcoin wallet buy sell'], tr: ['Kripto', 'gösterge bitcoin cüzdan al sat'] },
  },
  {
    link: '/apps/academy',
    words: { en: ['Academy', 'course training learn lesson certificate'], tr: ['Akademi', 'kurs eğitim öğren ders sertifika'] },
  },
  {
    link: '/apps/chat',
    words: { en: ['Chat', 'messages conversation talk group'], tr: ['Sohbet', 'ileti mesaj konuşma grup yazışma'] },
  },
  {
    link: '/apps/contacts',
    words: { en: ['Contacts', 'people phone mail address book'], tr: ['Kişiler', 'kişi telefon posta rehber adres defteri'] },
  },
  {
    link: '/apps/file-manager',
    words: {
      en: ['File manager', 'files folders documents upload pictures'],
      tr: ['Dosya yöneticisi', 'dosya klasör belge yükle resim'],
    },
  },
  {
    link: '/apps/help-center',
    words: { en: ['Help center', 'guides questions how support'], tr: ['Yardım merkezi', 'kılavuz soru nasıl destek'] },
  },
  {
    link: '/apps/mailbox',
    words: {
      en: ['Mailbox', 'mail e-mail letters inbox drafts'],
      tr: ['Posta kutusu', 'e-posta mektup gelen kutusu taslaklar'],
    },
  },
  {
    link: '/apps/notes',
    words: { en: ['Notes', 'write remember checklist reminder'], tr: ['Notlar', 'not yaz hatırla liste hatırlatıcı'] },
  },
  { link: '/apps/scrumboard', words: { en: ['Scrumboard', 'board cards lists'], tr: ['İş panosu', 'pano kart liste'] } },
  {
    link: '/apps/tasks',
    words: { en: ['Tasks', 'to do list due reminder'], tr: ['Görevler', 'görev yapılacak liste hatırlatma'] },
  },
  {
    link: '/pages/activities',
    words: {
      en: ['Activities', 'audit log history changes who'],
      tr: ['Etkinlikler', 'denetim günlüğü geçmiş değişiklik kim'],
    },
  },
  { link: '/pages/coming-soon', words: { en: ['Coming soon', 'notify news'], tr: ['Çok yakında', 'haber ver'] } },
  {
    link: '/pages/invoice/printable/compact',
    words: { en: ['Compact invoice', 'bill print paper'], tr: ['Sade fatura', 'hesap yazdır kâğıt'] },
  },
  {
    link: '/pages/invoice/printable/modern',
    words: { en: ['Modern invoice', 'bill print paper'], tr: ['Modern fatura', 'hesap yazdır kâğıt'] },
  },
  {
    link: '/pages/profile',
    words: {
      en: ['Profile', 'posts about me team gallery colleagues'],
      tr: ['Profil', 'gönderiler hakkımda ekip galeri arkadaşlar'],
    },
  },
  { link: '/ui/icons', words: { en: ['Icons', 'symbols pictograms svg'], tr: ['Simgeler', 'ikon sembol svg'] } },
  {
    link: '/pages/pricing/modern',
    words: { en: ['Modern pricing', 'price plan cost subscription'], tr: ['Modern fiyatlar', 'fiyat plan ücret abonelik'] },
  },
  {
    link: '/pages/pricing/simple',
    words: { en: ['Simple pricing', 'price plan cost subscription'], tr: ['Sade fiyatlar', 'fiyat plan ücret abonelik'] },
  },
  {
    link: '/pages/pricing/single',
    words: { en: ['Single price', 'price plan cost subscription'], tr: ['Tek fiyat', 'fiyat plan ücret abonelik'] },
  },
  {
    link: '/pages/pricing/table',
    words: { en: ['Pricing table', 'price plan cost subscription'], tr: ['Fiyat tablosu', 'fiyat plan ücret abonelik'] },
  },
];
