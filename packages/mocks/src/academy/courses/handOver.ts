import type { CourseSeed } from '../courseSeed';

export const handOverCourse: CourseSeed = {
  slug: 'hand-over',
  category: 'team',
  duration: 9,
  featured: false,
  updatedDaysAgo: 14,
  after: ['first-day'],
  en: `# Hand over a shift
Five minutes and five sentences, so that nobody starts by searching.

## Write while you work | Not at the end
Note it when it happens: the parcel that comes tomorrow, the customer who is called back, the lamp that flickers. Memory is worst at the end of a shift.

![Notes that the next shift reads](app-features-notes-screens-notesscreen/default)

## Five sentences | Always the same
- What was unusual today?
- What has to be done, by whom, until when?
- Who was promised something?
- What doesn't work?
- Where is the key?

? "It was quiet, all fine." What does the next shift know?
(x) Nothing: not what was promised, nor what is open.
( ) That all is well.
( ) Enough.
! Good news is short, too, but it answers the five questions.

## Make tasks of it | With a name and a day
"Somebody should…" is nobody. Give it a name and a day in Tasks, and it stands on that person's list in the morning.

![Tasks, each with a name and a day](app-features-tasks-screens-tasksscreen/default)

## Say thank you | It is work, too
Name one thing that went well, and who did it. Teams that do this find out about mistakes sooner.`,
  tr: `# Vardiyayı devredin
Beş dakika, beş cümle: kimse güne arayarak başlamasın.

## Çalışırken yazın | Sonunda değil
Olduğu an yazın: yarın gelecek koli, geri aranacak müşteri, göz kırpan lamba. Bellek en çok vardiya sonunda yanıltır.

![Sonraki vardiyanın okuduğu notlar](app-features-notes-screens-notesscreen/turkish)

## Beş cümle | Hep aynı
- Bugün olağandışı ne oldu?
- Ne, kim tarafından, ne zamana dek yapılacak?
- Kime söz verildi?
- Ne çalışmıyor?
- Anahtar nerede?

? "Sakindi, her şey yolunda." Sonraki vardiya ne biliyor?
(x) Hiçbir şey: ne verilen sözü ne açık kalanı.
( ) Her şeyin yolunda olduğunu.
( ) Yeterince.
! İyi haber de kısadır ama beş soruyu yanıtlar.

## Görev yapın | Adıyla, günüyle
"Biri şunu yapsa…" kimse demektir. Görevler'de adını ve gününü yazın, sabah o kişinin listesinde dursun.

![Adı ve günü olan görevler](app-features-tasks-screens-tasksscreen/turkish)

## Teşekkür edin | O da iştir
İyi giden bir şeyi ve kimin yaptığını söyleyin. Bunu yapan ekipler yanlışı daha erken öğrenir.`,
};
