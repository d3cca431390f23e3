import type { DomainPage } from '../engine/domain';
import { page } from './page';

/**
 * Pages of the areas that have a fixed place in the menu. They are in no domain because only the search needs their search
 * terms.
 */
export const areaPages: readonly DomainPage[] = [
  page(
    '/apps/ecommerce/store',
    ['Store', 'shop address phone opening hours staff stock value health'],
    ['Mağaza', 'dükkân adres telefon çalışma saatleri personel ekip stok değeri'],
  ),
  page('/apps/ecommerce/inventory', ['Inventory', 'products stock goods sku price'], ['Envanter', 'ürünler stok mal sku fiyat']),
  page(
    '/apps/ecommerce/transactions',
    ['Transactions', 'ledger stock movements received sold damaged lost history'],
    ['Hareketler', 'stok hareketleri defter mal girişi satış hasarlı kayıp geçmiş'],
  ),
  page('/apps/ecommerce/search', ['Search', 'find look up scan barcode product'], ['Arama', 'bul okut tara barkod ürün']),
  page(
    '/apps/ecommerce/queues',
    ['Queues', 'imports counts stocktake labels barcode print'],
    ['Kuyruklar', 'içe aktarma sayım stok etiket barkod yazdır'],
  ),
  page(
    '/pages/settings',
    ['Settings', 'account security password plan billing notifications team appearance theme'],
    ['Ayarlar', 'hesap güvenlik parola plan paket ödeme bildirimler ekip görünüm tema'],
  ),
  page(
    '/dashboards/project',
    ['Project', 'dashboard store figures today low stock issues budget team'],
    ['Proje', 'gösterge mağaza rakamları bugün az stok talepler bütçe ekip'],
  ),
  page('/dashboards/analytics', ['Analytics', 'dashboard visitors conversions'], ['Analiz', 'gösterge ziyaretçiler dönüşümler']),
  page('/dashboards/finance', ['Finance', 'dashboard balance statement budget'], ['Finans', 'gösterge bakiye ekstre bütçe']),
  page('/dashboards/crypto', ['Crypto', 'dashboard bitcoin wallet buy sell'], ['Kripto', 'gösterge bitcoin cüzdan al sat']),
  page('/apps/academy', ['Academy', 'course training learn lesson certificate'], ['Akademi', 'kurs eğitim öğren ders sertifika']),
  page('/apps/chat', ['Chat', 'messages conversation talk group'], ['Sohbet', 'ileti mesaj konuşma grup yazışma']),
  page('/apps/contacts', ['Contacts', 'people phone mail address book'], ['Kişiler', 'kişi telefon posta rehber adres defteri']),
  page(
    '/apps/file-manager',
    ['File manager', 'files folders documents upload pictures'],
    ['Dosya yöneticisi', 'dosya klasör belge yükle resim'],
  ),
  page('/apps/help-center', ['Help center', 'guides questions how support'], ['Yardım merkezi', 'kılavuz soru nasıl destek']),
  page(
    '/apps/mailbox',
    ['Mailbox', 'mail e-mail letters inbox drafts'],
    ['Posta kutusu', 'e-posta mektup gelen kutusu taslaklar'],
  ),
  page('/apps/notes', ['Notes', 'write remember checklist reminder'], ['Notlar', 'not yaz hatırla liste hatırlatıcı']),
  page('/apps/scrumboard', ['Scrumboard', 'board cards lists'], ['İş panosu', 'pano kart liste']),
  page('/apps/tasks', ['Tasks', 'to do list due reminder'], ['Görevler', 'görev yapılacak liste hatırlatma']),
  page(
    '/pages/activities',
    ['Activities', 'audit log history changes who'],
    ['Etkinlikler', 'denetim günlüğü geçmiş değişiklik kim'],
  ),
  page('/pages/coming-soon', ['Coming soon', 'notify news'], ['Çok yakında', 'haber ver']),
  page('/pages/invoice/printable/compact', ['Compact invoice', 'bill print paper'], ['Sade fatura', 'hesap yazdır kâğıt']),
  page('/pages/invoice/printable/modern', ['Modern invoice', 'bill print paper'], ['Modern fatura', 'hesap yazdır kâğıt']),
  page(
    '/pages/profile',
    ['Profile', 'posts about me team gallery colleagues'],
    ['Profil', 'gönderiler hakkımda ekip galeri arkadaşlar'],
  ),
  page('/ui/icons', ['Icons', 'symbols pictograms svg'], ['Simgeler', 'ikon sembol svg']),
  page(
    '/pages/pricing/modern',
    ['Modern pricing', 'price plan cost subscription'],
    ['Modern fiyatlar', 'fiyat plan ücret abonelik'],
  ),
  page(
    '/pages/pricing/simple',
    ['Simple pricing', 'price plan cost subscription'],
    ['Sade fiyatlar', 'fiyat plan ücret abonelik'],
  ),
  page('/pages/pricing/single', ['Single price', 'price plan cost subscription'], ['Tek fiyat', 'fiyat plan ücret abonelik']),
  page('/pages/pricing/table', ['Pricing table', 'price plan cost subscription'], ['Fiyat tablosu', 'fiyat plan ücret abonelik']),
];
