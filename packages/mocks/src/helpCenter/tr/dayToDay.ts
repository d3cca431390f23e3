import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const dayToDayGuides: GuideTexts<'day-to-day'> = {
  'add-tasks': {
    title: 'Sözle görev ekleme',
    subtitle: 'Tek satır neyi, ne zaman, ne kadar acele ve kimin yapacağını söyler.',
    content: `<p><a href="/apps/tasks">Görevler</a> sayfasında <strong>q</strong> tuşuna basın ve söyler gibi yazın:</p>
<p><em>Vitrini düzenle yarın 17:00 p1 #vitrin @Priya</em></p>
<ul><li>Gün ya da saat: <em>yarın</em>, <em>cuma</em>, <em>akşam 8</em></li><li>Öncelik: <em>p1</em> yüksek, <em>p3</em> düşüktür</li><li><em>#</em> ile etiket, <em>@</em> ile kişi</li></ul>
<p>Ne anlaşıldığı satırın altında görünür; her birinin çarpısı onu düz söz yapar. Tarih satırın başında ya da sonunda durur, arada <em>yarın</em>, <em>her</em> ya da <em>günü</em> gibi bir sözle anlaşılır: diğer sayılar sayı olarak kalır. Enter görevi ekler ve sonrakini bekler; <strong>Başlıkta bırak</strong> orada bir daha vardır.</p>
${picture('app-features-tasks-screens-tasksscreen/turkish', 'Görev listesi')}
<h2>Sıraya koymak</h2>
<p>Görevi tutamağından sürükleyin ya da <strong>Alt</strong> ile bir ok tuşuna basın. <strong>e</strong>, odaktaki görevi tamamlar; <strong>1</strong>, <strong>2</strong> ve <strong>3</strong> önceliğini belirler.</p>`,
  },
  'repeat-a-task': {
    title: 'Görevi yineleme',
    subtitle: 'Her pazartesi yapılacak iş kendini yazar.',
    content: `<ol><li>Görevi açıp bir <strong>Son tarih</strong> verin.</li>
<li><strong>Yineleme</strong> altında seçin: her gün, hafta içi her gün, her hafta, ay ya da yıl; birkaçında bir de olur.</li>
<li>Yapınca tamamlayın. Sonraki günüyle yeniden gelir.</li></ol>
${picture('app-features-tasks-screens-tasksscreen/opened-turkish', 'Listenin yanında bir görev')}
<p>Yeni görev satırına da yazabilirsiniz: <em>Kasayı say her gün 18:00</em>.</p>
<h2>Hatırlatma</h2>
<p><strong>Hatırlatma</strong>; zamanı gelince, bir süre önce ya da o günün sabahı haber verir.</p>
<h2>Bugün</h2>
<p><strong>Bugün</strong> görünümünde son tarihi gelenler ve gecikenler vardır; <strong>Yaklaşan</strong> gün gün sürer. Kaç görevin açık olduğu menüde Görevler’in yanında yazar.</p>`,
  },
  'write-notes': {
    title: 'Not yazma',
    subtitle: 'Bir düşünce, bir liste ya da bir resim; yeniden bulunur.',
    content: `<ol><li><a href="/apps/notes">Notlar</a> sayfasını açıp <strong>Yeni not</strong> düğmesine basın.</li>
<li>Yazın. Kendiliğinden kaydedilir; bitince kapatın.</li></ol>
${picture('app-features-notes-screens-notesscreen/turkish', 'Sütunlar hâlinde notlar')}
<h2>Yapılacaklar listesi</h2>
<p><strong>Madde ekle</strong> bir liste başlatır, Enter sonrakini açar. Yapıştırdığınız her satır bir madde olur. Yapılanlar sona gider.</p>
<h2>Düzende tutmak</h2>
<ul><li>Sabitlenen not önde kalır, renk onu öne çıkarır.</li><li><strong>Etiketler</strong> notları toplar; her birinin yandaki listede kendi sayfası vardır.</li><li><strong>Hatırlat</strong>, zamanı gelince haber verir.</li><li>Arşiv, biten ama saklanmaya değer olanı alır.</li></ul>
<p>Arama başlıklarda, metinlerde, maddelerde ve etiketlerde bulur, kelimeleri işaretler.</p>`,
  },
  'bring-back-a-note': {
    title: 'Notun eskisini geri getirme',
    subtitle: 'Notun daha önce ne dediği saklanır.',
    content: `<ol><li>Notu açıp “Diğer” menüsünden <strong>Önceki sürümler</strong> seçin.</li>
<li>Bir sürüm seçip okuyun.</li><li><strong>Geri getir</strong> düğmesine basın. Notun şimdiki hâli de bir sürüm olur.</li></ol>
${picture('app-features-notes-screens-notesscreen/opened-turkish', 'Açık bir not')}
<p>Sözler bir aradan sonra değiştiğinde bir sürüm saklanır.</p>
<h2>Silinen not</h2>
<p>Notların <strong>Çöp kutusunda</strong> durur, oradan olduğu gibi geri gelir.</p>
<h2>Stockroom’un dışına</h2>
<p><strong>Markdown olarak kopyala</strong> tek notu, <strong>Bütün notları dışa aktar</strong> hepsini bir dosyada yanınıza verir.</p>`,
  },
  'keep-files': {
    title: 'Dosya saklama',
    subtitle: 'Mağazanın belgeleri ve resimleri, klasörlerde.',
    content: `<p><a href="/apps/file-manager">Dosya yöneticisinde</a> önce klasörler, sonra dosyalar gelir. Klasörü adından açın; listenin üstündeki satır geri götürür.</p>
${picture('app-features-filemanager-screens-filesscreen/turkish', 'Klasörler ve dosyalar')}
<h2>Düzene koymak</h2>
<ul><li><strong>Yeni klasör</strong>, bulunduğunuz yerde bir klasör açar.</li><li>Dosyaları seçip <strong>Taşı</strong> deyin: kendileri ya da kopyaları başka bir klasöre gider.</li><li>Aynı ad zaten varsa sorulur: atla, değiştir ya da ikisini de tut.</li></ul>
<h2>Birine bakmak</h2>
<p>Ayrıntılar dosyanın nerede durduğunu, ne kadar büyük olduğunu ve kimin değiştirdiğini gösterir. Bir açıklama yazın, arama onu bununla da bulur. Yıldız, dosyayı <strong>Yıldızlılar</strong> arasına koyar.</p>
${picture('app-features-filemanager-screens-filesscreen/details-turkish', 'Bir dosyanın ayrıntıları')}
<p>Silinen <strong>Çöp kutusunda</strong> durur; hemen geri de alınabilir.</p>`,
  },
  'take-a-course': {
    title: 'Kursa katılma',
    subtitle: 'Mağaza sakinken kısa adımlarla.',
    content: `<ol><li><a href="/apps/academy">Akademi</a> sayfasını açıp kategoriyle ya da bir kelimeyle bir kurs seçin.</li>
<li><strong>Başla</strong> düğmesine basıp adım adım okuyun. Ok tuşları ileri ve geri götürür.</li>
<li>Adımın sorusunu yanıtlayın; yanıt nedenini de söyler.</li></ol>
${picture('app-features-academy-screens-coursescreen/turkish', 'Kursun bir adımı')}
<h2>Ayrılıp dönmek</h2>
<p>Nereye kadar geldiğiniz saklanır, başka sekmeden de. <strong>Bu adıma yer imi koy</strong> yeri işaretler; adımdaki not yalnızca sizindir.</p>
<h2>Sonunda</h2>
<p>Tamamlanan kursun yazdırılabilen bir sertifikası olur. Kursa dilediğiniz kadar yeniden başlayabilirsiniz.</p>`,
  },
};
