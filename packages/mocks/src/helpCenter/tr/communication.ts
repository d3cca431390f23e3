import { storyPicture as picture } from '../../pictures/storyPicture';
import type { GuideTexts } from '../helpOutline';

export const communicationGuides: GuideTexts<'communication'> = {
  'write-a-mail': {
    title: 'E-posta yazma',
    subtitle: 'Siz bir şeye bakarken sizinle gelen bir pencerede.',
    content: `<ol><li><a href="/apps/mailbox">Posta kutusunda</a> <strong>Yeni e-posta</strong> düğmesine ya da <strong>c</strong> tuşuna basın.</li>
<li>Bir ad yazmaya başlayın: kişileriniz önerilir. Bir adres listesini olduğu gibi yapıştırabilirsiniz. Adres olmayan işaretlenir.</li>
<li>Yazın; dosyaları düğmeyle, sürükleyerek ya da yapıştırarak ekleyin.</li>
<li><strong>Gönder</strong> düğmesine basın.</li></ol>
${picture('app-features-mailbox-screens-composedock/written-turkish', 'Yazılmakta olan bir e-posta')}
<h2>Geri almak</h2>
<p>E-posta yola çıkmadan on saniye bekler. Bu sürede <strong>Geri al</strong> düğmesine basarsanız yeniden açılır. Süreyi <strong>E-posta ayarları</strong> uzatır ya da kısaltır.</p>
<h2>Bir şeye bakarken</h2>
<p><strong>Köşeye küçült</strong> sayfayı boşaltır, e-posta sayfadan sayfaya sizinle gelir. Kendiliğinden taslak olarak kaydedilir. Bağlantı yokken bekler ve kendiliğinden gider.</p>`,
  },
  'sort-your-mail': {
    title: 'E-postaları düzenleme',
    subtitle: 'Klasör nerede durduğunu, etiket neyle ilgili olduğunu söyler.',
    content: `<p>Bir e-posta tek bir klasörde durur. Birden çok etiket, göz önünde kalsın isterseniz bir de yıldız taşıyabilir.</p>
<ol><li>E-postaları kutularıyla ya da <strong>x</strong> tuşuyla seçin. Shift ile aradakilerin hepsi seçilir.</li>
<li>Listenin üstündeki çubuktan <strong>Taşı</strong>, <strong>Etiketle</strong> ya da <strong>Sil</strong> seçin.</li></ol>
${picture('app-features-mailbox-screens-mailboxscreen/selecting-turkish', 'Seçili e-postalar ve işlem çubuğu')}
<h2>Etiketler</h2>
<p>Klasörlerin yanındaki <strong>Etiketleri düzenle</strong>, etiket oluşturur, yeniden adlandırır, renklendirir, siler. Silinen etiket e-postalardan kalkar; e-postalar kalır.</p>
${picture('app-features-mailbox-screens-mailboxscreen/labels-turkish', 'Etiketler paneli')}
<h2>Çok mu fazla?</h2>
<p>Sayfanın tümü seçiliyken <strong>tümünü seç</strong> düğmesi uyanların hepsini alır. Kaç tane olursa olsun her işlem geri alınabilir.</p>`,
  },
  'find-a-mail': {
    title: 'E-posta bulma',
    subtitle: 'Herhangi bir kelimeyle; kimden, ne zaman ve ne olduğuyla.',
    content: `<p><a href="/apps/mailbox">Posta kutusunda</a> <strong>/</strong> tuşuna basıp yazın. Kelimeler adlarda, konularda ve metinlerde aranır.</p>
<h2>Daraltmak</h2>
<ul><li>Bir ad ya da adresle <strong>from:</strong> ve <strong>to:</strong></li>
<li>Konunun bir kelimesiyle <strong>subject:</strong></li>
<li>Bir etiketle <strong>label:</strong></li>
<li><strong>is:unread</strong>, <strong>has:attachment</strong></li>
<li>2026-03-01 gibi bir günle <strong>before:</strong> ve <strong>after:</strong></li></ul>
<p>Her biri alanın altında bir yonga olur, çarpısıyla kalkar. İstenmeyenler ve çöp kutusu, içlerindeyken aranır.</p>
<h2>Yazışmanın tamamı</h2>
<p>Açık e-posta, öncesinde ve sonrasında gelenleri gösterir. Dışarıdan resim içeren e-posta onları <strong>Resimleri göster</strong> düğmesine basana dek tutar; yoksa gönderen, okuduğunuzu öğrenirdi.</p>
${picture('app-features-mailbox-screens-mailboxscreen/opened-turkish', 'Yazışmasıyla bir e-posta')}`,
  },
  'chat-with-colleagues': {
    title: 'Ekip arkadaşlarıyla sohbet',
    subtitle: 'Kendi sayfasında ya da yaptığınız işin yanında.',
    content: `<p><a href="/apps/chat">Sohbet</a> konuşmalarınızı sıralar. Geniş ekranlarda sağ kenardaki yüzler aynı konuşmaları sayfanın yanında açar. Yarım yazdığınız ikisinde de durur.</p>
${picture('app-features-chat-screens-chatscreen/opened-turkish', 'Listenin yanında bir konuşma')}
<h2>Bir mesaj</h2>
<p>Tek onay gönderildiğini, iki onay okunduğunu söyler. Menüsü yanıtlar, tepki verir, yıldızlar, iletir, kopyalar ve siler. Boş alanda yukarı ok, son mesajınızı değiştirir.</p>
<h2>Birkaç kişi</h2>
<p>Listenin üstündeki menüden <strong>Yeni grup</strong> seçin, kişileri işaretleyip bir ad verin.</p>
${picture('app-features-chat-screens-chatscreen/groups-turkish', 'Grup oluşturma')}
<h2>Sessizlik</h2>
<p>Konuşmanın menüsü onu sessize alır ya da arşivler. Ses çalıp çalmayacağı ve Enter’ın gönderip göndermeyeceği, sohbet menüsündeki <strong>Ayarlar</strong> bölümündedir.</p>`,
  },
};
