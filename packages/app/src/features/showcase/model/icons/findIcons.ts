/** Synonyms in English and Turkish, the words of the icon sets first. */
const SYNONYMS = `
home house | ev ana sayfa başlangıç
trash delete remove bin | çöp sil kaldır
edit pencil create pen | düzenle kalem yaz
add plus new | ekle artı yeni
close x cancel clear | kapat iptal çarpı
check done tick confirm | tamam onay işaret
search magnifying find zoom | ara bul büyüteç
settings cog gear tune | ayar ayarlar dişli
user person people account users | kişi kullanıcı insan hesap
mail envelope email inbox | posta e-posta zarf mektup gelen
phone call mobile smartphone | telefon ara cep
bell notifications alarm | zil bildirim çan
calendar date event today | takvim tarih gün
clock time schedule watch | saat zaman
cart shopping basket store | sepet alışveriş mağaza
bag shopping purse | çanta alışveriş
tag label price sell | etiket fiyat
money dollar currency cash payment payments | para dolar ödeme nakit
credit card payment | kart kredi ödeme
truck delivery shipping | kamyon teslimat kargo
box package archive inventory cube | kutu paket arşiv stok
file document description article page | dosya belge sayfa
folder directory | klasör dizin
download save arrow-down | indir kaydet
upload arrow-up | yükle gönder
print printer | yazdır yazıcı
image photo picture camera | resim fotoğraf görsel kamera
video film movie play | video film oynat
music audio note sound volume | müzik ses nota
heart favorite love | kalp favori sevgi
star favorite rate | yıldız favori puan
lock security password | kilit güvenlik parola
key password vpn | anahtar parola
eye visibility view see | göz görünür bak
warning alert exclamation report | uyarı dikkat ünlem
info information about | bilgi hakkında
help question support | yardım soru destek
chart graph analytics bar pie | grafik çizelge istatistik
map location pin place | harita konum yer
globe world language public | dünya küre dil
cloud backup | bulut yedek
sun light day | güneş açık gündüz
moon dark night | ay gece koyu
refresh sync reload rotate arrow-path | yenile eşitle döndür
link chain attachment | bağlantı zincir
chat message comment bubble | sohbet mesaj ileti yorum
share send forward | paylaş gönder
filter funnel | süzgeç filtre
menu bars hamburger | menü
list queue bullet | liste sıra
grid apps view squares | ızgara uygulama karo
arrow chevron direction | ok yön
left back previous | sol geri önceki
right forward next | sağ ileri sonraki
up top upward | yukarı üst
down bottom downward | aşağı alt
book read library menu-book | kitap oku kütüphane
briefcase work business | iş çanta
building office apartment | bina ofis apartman
car vehicle drive | araba araç
flight plane airplane | uçak uçuş
flag report country | bayrak ülke
fire hot flame | ateş sıcak
gift present card | hediye armağan
scissors cut | makas kes
copy duplicate clipboard | kopyala pano çoğalt
wifi network signal | ağ kablosuz sinyal
battery power charge | pil güç şarj
computer desktop monitor laptop | bilgisayar masaüstü ekran
keyboard type | klavye
mic microphone record | mikrofon kayıt
qr code barcode scan | karekod barkod tara
science beaker lab | bilim deney
school academic education | okul eğitim
restaurant food dining | yemek restoran
coffee cafe cup | kahve fincan
medical health hospital | sağlık hastane
pet paw | hayvan pati`;

const groups = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.replace('|', ' ').split(/\s+/u).filter(Boolean));

/**
 * Finds names of icons that contain every search word or a synonym of it; names with the words themselves come first.
 * @param fold makes letters alike that people take for the same
 */
export function findIcons(names: readonly string[], search: string, fold: (text: string) => string): readonly string[] {
  const words = fold(search)
    .split(/[\s:_]+/u)
    .filter(Boolean);
  if (words.length === 0) return names;
  const wanted = words.map((word) => ({ word, others: synonymsOf(word, fold) }));
  // Two letters occur in half of all names, so they must begin a word of the name.
  const holds = (name: string, word: string) =>
    word.length < 3 ? name.split('-').some((part) => part.startsWith(word)) : name.includes(word);
  const named = names.filter((name) => words.every((word) => holds(name, word)));
  const known = new Set(named);
  const alsoCalled = names.filter(
    (name) =>
      !known.has(name) &&
      wanted.every(({ word, others }) => holds(name, word) || name.split('-').some((part) => others.has(part))),
  );
  return [...named, ...alsoCalled];
}

function synonymsOf(word: string, fold: (text: string) => string): ReadonlySet<string> {
  const near = groups.filter((group) =>
    group.some((each) => (word.length < 3 ? fold(each) === word : fold(each).startsWith(word))),
  );
  return new Set(near.flat());
}
