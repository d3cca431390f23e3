import { CATEGORIES, type ColorRole, colorRoles, type typeScale, typeUses } from '@stockroom/ui/tokens';

/** A text with its language. */
export interface LocalizedText {
  text: string;
  lang: 'en' | 'tr';
}

const categorical = Object.fromEntries(
  CATEGORIES.flatMap((category) => [
    [`categorical.${category}`, 'Dolgu: grafik sütunu, işaret'],
    [`categorical.${category}On`, `categorical.${category} üstündeki metin`],
    [`categorical.${category}Soft`, 'Etiketlerin ve baş harflerin zemini'],
    [`categorical.${category}Text`, `categorical.${category}Soft üstündeki metin`],
  ]),
) as Record<Extract<ColorRole, `categorical.${string}`>, string>;

/** The purpose of each colour role, in Turkish. The English text is in the token. */
const rolesTr: Readonly<Record<ColorRole, string>> = {
  'surface.page': 'Her şeyin üzerinde durduğu zemin',
  'surface.raised': 'Kartlar, tablolar, alanlar: zeminden bir basamak yukarıda',
  'surface.sunken': 'Çukur alanlar, tablo başlıkları, çubukların yatağı',
  'surface.overlay': 'Menüler, açılır kutular, pencereler, yan paneller',
  'surface.hover': 'İşaretçinin altındaki satır ya da sessiz düğme',
  'surface.pressed': 'Basılan satır ya da sessiz düğme',
  'surface.nav': 'Üst çubuk ve yan şerit; tente üzerinde menü',
  'surface.inverse': 'İpuçları ve bildirimler: zeminin tersi',
  'surface.scrim': 'Pencerenin arkasında sayfayı karartan örtü',
  'border.subtle': 'Satırların arası ve kartların içi',
  'border.default': 'Kartların ve üstte açılanların çevresi',
  'border.strong': 'İşaretçinin altındaki kart ya da satır',
  'border.control': 'Alanların, onay kutularının, anahtarların çevresi: zeminine karşı 3:1',
  'border.focus': 'Odak halkası: zeminine karşı 3:1',
  'text.default': 'Okunan metin',
  'text.muted': 'Yardım, açıklamalar, tablo başlıkları, birimler',
  'text.disabled': 'Şu an kullanılamayanın metni',
  'text.inverse': 'surface.inverse üstündeki metin',
  'text.link': 'Akan metindeki bağlantılar',
  'accent.solid': 'Tek ana eylem; açık anahtarın dolgusu',
  'accent.solidHover': 'İşaretçinin altındaki accent.solid',
  'accent.on': 'accent.solid üstündeki metin ve simgeler',
  'accent.soft': 'Seçili olan',
  'accent.softHover': 'Seçili ve işaretçinin altında olan',
  'accent.border': 'Seçili olanın çevresi',
  'accent.text': 'Her yüzeyde vurgulu metin ve simgeler',
  'info.soft': 'Bilgi notunun zemini',
  'info.border': 'Bilgi notunun çevresi',
  'info.text': 'Bilgi notunun metni ve simgeleri',
  'info.solid': 'Dolu bilgi notu, çubuk',
  'info.on': 'info.solid üstündeki metin',
  'success.soft': 'Başarılı olanın zemini',
  'success.border': 'Başarılı olanın çevresi',
  'success.text': 'Başarılı olanın metni ve simgeleri',
  'success.solid': 'Dolgu: başarılı olan, bol stok',
  'success.on': 'success.solid üstündeki metin',
  'warning.soft': 'Bakılması gerekenin zemini',
  'warning.border': 'Bakılması gerekenin çevresi',
  'warning.text': 'Bakılması gerekenin metni ve simgeleri',
  'warning.solid': 'Dolgu: bakılması gereken, azalan stok',
  'warning.on': 'warning.solid üstündeki metin',
  'critical.soft': 'Başarısız olanın ya da yok edenin zemini',
  'critical.border': 'Başarısız olanın çevresi',
  'critical.text': 'Başarısız olanın metni ve simgeleri; alanların altındaki hatalar',
  'critical.solid': 'Dolgu: başarısız olan ya da yok eden, bitmek üzere olan stok',
  'critical.solidHover': 'İşaretçinin altındaki critical.solid',
  'critical.on': 'critical.solid üstündeki metin',
  'awning.ground': 'Vitrinin üstündeki tente: iki renk düzeninde de aynı',
  'awning.stripe': 'Tentenin çizgisi',
  'awning.light': 'Vitrindeki ışık',
  'art.line': 'Çizimlerin çizgileri',
  'art.fill': 'Çizimlerin sakin dolguları',
  'art.accent': 'Çizimlerin vurgusu',
  ...categorical,
};

type TypeName = keyof typeof typeScale;

const usesTr: Readonly<Record<TypeName, string>> = {
  caption: 'Sayılar, saatler, birimler',
  label: 'Alan adları, tablo başlıkları, rozetler',
  small: 'Alanların altındaki yardım ve hatalar, ikincil satırlar',
  body: 'Okunan her şey',
  bodyStrong: 'Düğmeler, kayıtların adları',
  lead: 'Okuma sayfalarının ilk satırları',
  title: 'Kartların ve pencerelerin başlıkları',
  heading: 'Çalışma sayfasının h1 başlığı',
  display: 'Okuma sayfalarının ve boş yerleşimli sayfaların h1 başlığı',
  hero: 'Ana sayfa, hata sayfaları, büyük sayılar',
};

const inLanguage = <Name extends string>(
  language: string,
  name: Name,
  en: Readonly<Record<Name, string>>,
  tr: Readonly<Record<Name, string>>,
): LocalizedText => (language === 'tr' ? { text: tr[name], lang: 'tr' } : { text: en[name], lang: 'en' });

/** The purpose of a colour role, in the language of the page where it is translated, else in English. */
export const roleDescription = (language: string, role: ColorRole): LocalizedText =>
  inLanguage(language, role, colorRoles, rolesTr);

/** The purpose of a text style, likewise. */
export const typeDescription = (language: string, name: TypeName): LocalizedText => inLanguage(language, name, typeUses, usesTr);
