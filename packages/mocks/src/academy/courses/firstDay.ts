import type { CourseSeed } from '../courseSeed';

export const firstDayCourse: CourseSeed = {
  slug: 'first-day',
  category: 'team',
  duration: 20,
  featured: true,
  updatedDaysAgo: 12,
  en: `# Your first day
How the shop is laid out, who to ask, and how to sign in without anybody looking over your shoulder.

## Know the house | Who is who, and where things lie
Ask for a walk through the shop before the doors open. You want to know four places by heart:

- the stockroom, and how its shelves are numbered
- the till you will stand at
- the first-aid box and the way out
- the board with the week's shifts

Write down **one name for each kind of question**: stock, prices, the till, and what to do when a customer is unhappy.

## Sign in as yourself | Never as a colleague
Open Stockroom and sign in with your own email address. What is counted, received or repriced is written down with the name of whoever was signed in. That protects you as much as the shop.

- Choose a long pass phrase: four words you can see in your mind beat one word with a digit.
- Lock the screen when you walk away, even for a minute: it asks for your password when you come back, and what you typed is still there.

![A locked screen asks for the password again](app-features-auth-screens-unlocksessionscreen/default)

? You only want to check one price, and Selin is still signed in at the till. What do you do?
( ) Check it quickly: looking changes nothing.
(x) Lock her session, and sign in as yourself.
( ) Ask Selin for her password.
! Whatever happens next would be written down as hers. Signing in takes ten seconds.

## Your store is in the top bar | Stock belongs to a store
Above every page stands the store that you work in. Stock, counts and labels are this store's alone. If you help out in another one, switch there first, and look at the name again before you count anything.

![The stores that one can switch to](app-features-storeswitcher-screens-storeswitcher/open)

## The ten-minute round | What good colleagues do before opening
1. Lights, music, floor: look at the shop from the street.
2. Straighten what stands in the first three metres.
3. Look into Queues: are labels waiting, is a count open?
4. Read the notes from the evening before.

? The store's name in the top bar is not yours. What does that mean?
(x) What you count now would be counted for the other store.
( ) Nothing, all stores share one stock.
( ) You are signed out.
! Each store keeps its own stock. Switch to yours first.`,
  tr: `# İlk gününüz
Mağaza nasıl kurulu, kime sorulur ve kimse omzunuzun üstünden bakmadan nasıl oturum açılır.

## Evi tanıyın | Kim kimdir, ne nerede durur
Kapılar açılmadan mağazayı gezdirmelerini isteyin. Dört yeri ezbere bilmelisiniz:

- depoyu ve raflarının nasıl numaralandığını
- başında duracağınız kasayı
- ilk yardım dolabını ve çıkışı
- haftanın vardiyalarının asılı olduğu panoyu

**Her tür soru için bir ad** yazın: stok, fiyat, kasa ve müşteri memnun olmadığında.

## Kendi adınızla oturum açın | Bir arkadaşınızınkiyle asla
Stockroom'u açın ve kendi e-posta adresinizle oturum açın. Sayılan, teslim alınan ya da fiyatı değişen her şey, oturumu açık olan kişinin adıyla yazılır. Bu mağazayı olduğu kadar sizi de korur.

- Uzun bir parola seçin: gözünüzün önüne getirebildiğiniz dört kelime, rakamlı tek kelimeden iyidir.
- Bir dakikalığına da olsa uzaklaşırken ekranı kilitleyin: dönünce parolanızı sorar, yazdıklarınız yerinde durur.

![Kilitli ekran parolayı yeniden sorar](app-features-auth-screens-unlocksessionscreen/turkish)

? Yalnızca bir fiyata bakacaksınız ve kasada Selin'in oturumu açık. Ne yaparsınız?
( ) Hemen bakarım: bakmak bir şey değiştirmez.
(x) Onun oturumunu kilitler, kendi adımla açarım.
( ) Selin'den parolasını isterim.
! Bundan sonra ne olursa onun adına yazılır. Oturum açmak on saniye sürer.

## Mağazanız üst çubukta yazar | Stok bir mağazanındır
Her sayfanın üstünde çalıştığınız mağaza yazar. Stok, sayımlar ve etiketler yalnız bu mağazanındır. Başka bir mağazaya yardıma gittiyseniz önce oraya geçin ve bir şey saymadan önce ada yeniden bakın.

![Geçilebilen mağazalar](app-features-storeswitcher-screens-storeswitcher/turkish)

## On dakikalık tur | İyi ekip arkadaşları açılıştan önce ne yapar
1. Işık, müzik, zemin: mağazaya sokaktan bakın.
2. İlk üç metrede duranları düzeltin.
3. Kuyruklar'a bakın: bekleyen etiket, açık sayım var mı?
4. Dünkü akşamın notlarını okuyun.

? Üst çubuktaki mağaza sizinki değil. Bu ne demek?
(x) Şimdi sayarsam diğer mağaza için saymış olurum.
( ) Bir şey değil, bütün mağazaların stoku ortaktır.
( ) Oturumum kapanmış demektir.
! Her mağaza kendi stokunu tutar. Önce kendi mağazanıza geçin.`,
};
