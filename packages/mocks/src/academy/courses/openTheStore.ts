import type { CourseSeed } from '../courseSeed';

export const openTheStoreCourse: CourseSeed = {
  slug: 'open-the-store',
  category: 'team',
  duration: 10,
  featured: false,
  updatedDaysAgo: 45,
  after: ['fire-and-exit'],
  en: `# Open the store
The quarter of an hour before the doors: calm, in order, nothing forgotten.

## Inside first | You, then the shop
Come in, lock behind you, alarm off, lights on. Walk once around before you turn anything else on: is everything as it was left?

? The back door is not locked. What do you do?
( ) Lock it and begin.
(x) Go out, call, and don't go further in alone.
( ) Look in the stockroom.
! Somebody may be inside. Nothing in the shop is worth meeting them.

## The till and the float | Counted by one, signed by two
Count the float, compare with the evening's note, write down differences before the first sale.

## The screens | Who is in today?
Sign in, read messages, look into Queues and at your tasks. Share out the day in two minutes, standing: who receives, who counts, who is at the till, who goes to lunch when.

![What is to be done today](app-features-tasks-screens-tasksscreen/today)

## The door | Three minutes early
Open three minutes early. Whoever waits outside remembers it, and so does whoever reads their watch.`,
  tr: `# Mağazayı açın
Kapılardan önceki çeyrek saat: sakin, sırayla, hiçbir şey unutulmadan.

## Önce içerisi | Siz, sonra mağaza
Girin, arkanızdan kilitleyin, alarmı kapatın, ışığı açın. Başka bir şey açmadan bir tur atın: her şey bırakıldığı gibi mi?

? Arka kapı kilitli değil. Ne yaparsınız?
( ) Kilitler, işe başlarım.
(x) Dışarı çıkar, ararım; tek başıma içeri girmem.
( ) Depoya bakarım.
! İçeride biri olabilir. Mağazadaki hiçbir şey onunla karşılaşmaya değmez.

## Kasa ve bozukluk | Biri sayar, ikisi imzalar
Kasa avansını sayın, akşamın notuyla karşılaştırın, farkı ilk satıştan önce yazın.

## Ekranlar | Bugün kim var?
Oturum açın, mesajları okuyun, Kuyruklar'a ve görevlerinize bakın. Günü ayakta, iki dakikada bölüşün: kim teslim alır, kim sayar, kim kasada, kim ne zaman yemeğe gider.

![Bugün yapılacaklar](app-features-tasks-screens-tasksscreen/today-turkish)

## Kapı | Üç dakika erken
Üç dakika erken açın. Dışarıda bekleyen bunu unutmaz; saatine bakan da.`,
};
