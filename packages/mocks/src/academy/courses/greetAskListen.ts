import type { CourseSeed } from '../courseSeed';

export const greetAskListenCourse: CourseSeed = {
  slug: 'greet-ask-listen',
  category: 'customers',
  duration: 12,
  featured: true,
  updatedDaysAgo: 18,
  en: `# Greet, ask, listen
The first minute decides. How to open a talk without the sentence everybody answers with no.

## Greet like a host | Within ten seconds
Look up, smile, say good day. That is all. Whoever has been seen doesn't feel watched.

## Ask what can't be answered with no | Open questions
"Can I help you?" ends a talk. "Whom is it for?" begins one.

- What will you wear it with?
- What did you like about the last one?
- When do you need it?

? A man turns a watch over for the third time. What do you say?
( ) Can I help you?
( ) That one is 349.
(x) You keep coming back to this one. What do you like about it?
! It names what you see, and lets him talk.

## Listen to the end | Three seconds longer
Wait three seconds after the last word. The real wish often comes then: "…and my mother can't read small dials."

## Say it back | So that both are sure
"Something light, that she can read without glasses, before Friday." Now you look for one thing, not for anything.

? Why do you repeat the wish in your own words?
(x) It shows you listened, and mistakes come to light at once.
( ) To win time.
( ) Because it is polite.
! A minute now saves a return next week.`,
  tr: `# Karşılayın, sorun, dinleyin
İlk dakika belirler. Herkesin hayır dediği o cümle olmadan nasıl söze girilir.

## Ev sahibi gibi karşılayın | On saniye içinde
Başınızı kaldırın, gülümseyin, iyi günler deyin. Bu kadar. Görülen, gözetlendiğini düşünmez.

## Hayır denemeyecek soru sorun | Açık sorular
"Yardımcı olabilir miyim?" sözü bitirir. "Kimin için?" başlatır.

- Neyle giyeceksiniz?
- Sonuncunun nesini sevmiştiniz?
- Ne zamana gerekiyor?

? Bir adam bir saati üçüncü kez eline alıyor. Ne dersiniz?
( ) Yardımcı olabilir miyim?
( ) Bunun fiyatı 349.
(x) Hep buna dönüyorsunuz. Nesi hoşunuza gidiyor?
! Gördüğünüzü söyler, sözü ona bırakır.

## Sonuna dek dinleyin | Üç saniye daha
Son kelimeden sonra üç saniye bekleyin. Asıl istek çoğu zaman o an gelir: "…bir de annem küçük kadranı okuyamıyor."

## Geri söyleyin | İkiniz de emin olun
"Hafif, gözlüksüz okunan bir şey, cumadan önce." Artık herhangi bir şeyi değil, tek bir şeyi arıyorsunuz.

? İsteği neden kendi sözlerinizle yinelersiniz?
(x) Dinlediğimi gösterir, yanlış hemen ortaya çıkar.
( ) Zaman kazanmak için.
( ) Kibarlık olduğu için.
! Şimdiki bir dakika, gelecek haftaki iadeyi önler.`,
};
