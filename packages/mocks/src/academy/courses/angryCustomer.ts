import type { CourseSeed } from '../courseSeed';

export const angryCustomerCourse: CourseSeed = {
  slug: 'angry-customer',
  category: 'customers',
  duration: 12,
  featured: false,
  updatedDaysAgo: 28,
  after: ['greet-ask-listen'],
  en: `# When a customer is angry
Anger is a message with the volume turned up. Turn it down, then read the message.

## Let it out | Don't interrupt
Stand beside, not opposite. Nod, say nothing for half a minute. Interrupted anger starts anew.

## Name it | Not "calm down"
"You waited three weeks, and nobody called. I would be angry too." Nobody ever calmed down because they were told to.

? "This is the second broken one!" What do you answer?
( ) Calm down, please.
( ) That never happens otherwise.
(x) Twice in a row: that is annoying, I am sorry. Show me, please.
! Say what happened, say sorry, go on to the thing.

## Offer two ways | Choosing is calming
"I can give you another at once, or the money back." Two real ways; not five, and not "what would you like?".

## Know your line | And whom to call
You needn't bear shouting at a person, insults or threats. Say: "I want to help you. Not in this tone." Then call your lead. Afterwards take five minutes for yourself; everybody does.

? The customer swears at your colleague. What do you do?
( ) Nothing, the customer is king.
(x) Step beside her, name the limit, call the lead.
( ) Swear back.
! Nobody faces that alone. That is a rule, not a weakness.`,
  tr: `# Müşteri kızgınsa
Kızgınlık, sesi çok açılmış bir mesajdır. Sesi kısın, sonra mesajı okuyun.

## Bırakın söylesin | Sözünü kesmeyin
Karşısına değil, yanına geçin. Başınızı sallayın, yarım dakika bir şey demeyin. Sözü kesilen kızgınlık baştan başlar.

## Adını koyun | "Sakin olun" demeyin
"Üç hafta beklemişsiniz, kimse aramamış. Ben de kızardım." Sakin ol denince sakinleşen görülmemiştir.

? "Bu ikinci bozuk!" Ne yanıt verirsiniz?
( ) Lütfen sakin olun.
( ) Bizde böyle şey olmaz.
(x) Üst üste iki kez: can sıkıcı, özür dilerim. Bana gösterir misiniz?
! Olanı söyleyin, özür dileyin, işe geçin.

## İki yol sunun | Seçmek yatıştırır
"Hemen yenisini verebilirim ya da parasını." Gerçek iki yol; beş değil, "ne istersiniz?" hiç değil.

## Sınırınızı bilin | Kimi çağıracağınızı da
Kişiye bağırmaya, hakarete, tehdide katlanmanız gerekmez. Şunu deyin: "Size yardım etmek istiyorum. Bu ses tonuyla değil." Sonra sorumluyu çağırın. Ardından beş dakika kendinize ayırın; herkes ayırır.

? Müşteri arkadaşınıza küfrediyor. Ne yaparsınız?
( ) Bir şey yapmam, müşteri her zaman haklıdır.
(x) Yanına geçer, sınırı söyler, sorumluyu çağırırım.
( ) Ben de küfrederim.
! Kimse bununla yalnız kalmaz. Bu bir kuraldır, güçsüzlük değil.`,
};
