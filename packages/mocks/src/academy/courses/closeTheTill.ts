import type { CourseSeed } from '../courseSeed';

export const closeTheTillCourse: CourseSeed = {
  slug: 'close-the-till',
  category: 'till',
  duration: 14,
  featured: true,
  updatedDaysAgo: 6,
  after: ['first-day'],
  en: `# Close the till
Ten quiet minutes in the evening that save an hour in the morning.

## Last sale first | Nobody is hurried out
Close the till when the last customer has left, not before. Start with what can wait for nobody: card slips, vouchers, returns of the day.

## Count twice, write once | Coins, then notes
Count from the largest note to the smallest coin, in piles of ten, and write each sum down before you add. Then a second person counts without seeing your figures.

? You are 10 short, and your colleague counted the same. What do you do?
( ) Put in ten of your own.
(x) Write down the difference, and what you think it comes from.
( ) Count again until it fits.
! A difference that is written down can be explained. One that was filled up comes back.

## Look at the day | Does it make sense?
Compare with the day before and the same day last week. A figure that surprises you tonight is easier to explain than one that surprises the bookkeeper next month.

![The movements of each day](app-features-transactions-screens-transactionsscreen/by-day tall)

## Lock up | The same order each night
- Money in the safe, drawer open and empty.
- Screen locked or signed out.
- Windows, back door, lights, alarm.

? Why does the empty drawer stay open overnight?
(x) So that anybody who looks in sees there is nothing to take.
( ) So that it airs.
( ) So that it closes more easily.
! A closed drawer is broken open to look. An open one is left in peace.`,
  tr: `# Kasayı kapatın
Sabah bir saat kazandıran, akşamın on sakin dakikası.

## Önce son satış | Kimse aceleyle çıkarılmaz
Kasayı son müşteri çıkınca kapatın, önce değil. Beklemeyenle başlayın: kart fişleri, çekler, günün iadeleri.

## İki kez sayın, bir kez yazın | Önce kâğıt, sonra bozuk
En büyük banknottan en küçük paraya, onarlı yığınlarla sayın ve toplamadan her birini yazın. Sonra ikinci kişi sizin sayılarınızı görmeden saysın.

? On lira eksik çıktı, arkadaşınız da aynısını saydı. Ne yaparsınız?
( ) Cebimden on lira koyarım.
(x) Farkı ve neden olabileceğini yazarım.
( ) Tutana dek yeniden sayarım.
! Yazılan fark açıklanabilir. Doldurulan fark geri gelir.

## Güne bakın | Akla yatkın mı?
Dünle ve geçen haftanın aynı günüyle karşılaştırın. Bu akşam şaşırtan sayıyı açıklamak, gelecek ay muhasebeciyi şaşırtandan kolaydır.

![Günlerin hareketleri](app-features-transactions-screens-transactionsscreen/by-day-turkish tall)

## Kilitleyin | Her gece aynı sırayla
- Para kasada, çekmece açık ve boş.
- Ekran kilitli ya da oturum kapalı.
- Pencereler, arka kapı, ışıklar, alarm.

? Boş çekmece gece neden açık bırakılır?
(x) Bakan, alınacak bir şey olmadığını görsün diye.
( ) Havalansın diye.
( ) Daha kolay kapansın diye.
! Kapalı çekmece bakmak için kırılır. Açık olana dokunulmaz.`,
};
