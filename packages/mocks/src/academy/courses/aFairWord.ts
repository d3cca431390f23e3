import type { CourseSeed } from '../courseSeed';

export const aFairWordCourse: CourseSeed = {
  slug: 'a-fair-word',
  category: 'customers',
  duration: 10,
  featured: false,
  updatedDaysAgo: 25,
  after: ['greet-ask-listen'],
  en: `# A fair word with a customer
Say what a thing can't do, too. People come back to whoever told them the truth.

## Two truths | One for, one against
For everything you recommend know one thing that speaks against it. "It is the lightest we have. It scratches more easily than steel." Who hears the second believes the first.

## Never talk down | Neither goods nor people
The cheaper one isn't bad, it is for something else. And a customer who knows less than you is the reason that you are there.

? The customer asks for the expensive one, and the simple one fits better. What do you say?
( ) An excellent choice.
(x) It is beautiful. For the boat I would take this one, it stands salt better.
( ) You don't need the expensive one.
! Praise the choice, then give the reason. The decision stays theirs.

## Admit what you don't know | And find out
"I don't know, let me look" is worth more than any guess. Open the product together and turn the screen round.

## Keep the promise | Write it down
You said you would call on Thursday. Make it a task, with the number, before the customer is out of the door.

![A task with its day and its person](app-features-tasks-screens-tasksscreen/opened)`,
  tr: `# Müşteriye dürüst söz
Bir şeyin neye yaramadığını da söyleyin. İnsan, doğruyu söyleyene geri gelir.

## İki doğru | Biri lehte, biri aleyhte
Önerdiğiniz her şeyin aleyhine bir söz de bilin. "Elimizdeki en hafifi bu. Çelikten daha kolay çizilir." İkincisini duyan birincisine inanır.

## Küçümsemeyin | Ne malı ne insanı
Ucuz olan kötü değil, başka bir iş içindir. Sizden az bilen müşteri de orada bulunma nedeninizdir.

? Müşteri pahalısını soruyor, sade olanı ona daha uygun. Ne dersiniz?
( ) Çok yerinde bir seçim.
(x) Gerçekten güzel. Tekne için ben bunu alırdım, tuza daha dayanıklı.
( ) Pahalısına ihtiyacınız yok.
! Önce seçimi övün, sonra nedenini söyleyin. Karar onundur.

## Bilmediğinizi söyleyin | Ve öğrenin
"Bilmiyorum, hemen bakayım" her tahminden değerlidir. Ürünü birlikte açın, ekranı ona çevirin.

## Sözünüzü tutun | Yazın
Perşembe arayacağınızı söylediniz. Müşteri kapıdan çıkmadan numarasıyla görev olarak yazın.

![Günü ve kişisiyle bir görev](app-features-tasks-screens-tasksscreen/opened-turkish)`,
};
