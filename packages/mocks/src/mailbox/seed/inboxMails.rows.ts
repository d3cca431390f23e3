/**
 * Inbox of the demo, written by hand, newest first: id | days ago | time | from | subject | marks (`u`nread, `s`tarred,
 * `i`mportant) | labels | attachments (`name@picture`) | the mail it replies to | copies | hidden copies. The text follows. A
 * name is that of a contact; several are separated by `+`.
 */
export const inboxRows = `
1|0|08:47|Priya Nair|Straps for the spring window|ui|work|spring-straps.csv||Aylin Demirtaş + Tom Hallberg
Morning Defne,

The teal straps came in with the first van, all 48 of them, and the coral ones are promised for Thursday. I put them on the shelf behind the scarves so that nobody sells them before the window is done.

The list is attached. Could you tell Aylin which two colours you want in front?

Priya
===
2|0|08:31|Ingrid Solheim|Order 4471: one pallet is late|ui|work,invoices|||Grace Whitcombe
Dear Defne,

one of the three pallets of order 4471 missed the ferry. It leaves Bergen tonight and will be with you on Friday before noon. The other two come today, as promised.

We take the freight of the late one off the invoice.

Kind regards
Ingrid Solheim
Northline Supply
===
3|0|08:05|Selin Karaca|Kumaş örnekleri yola çıktı|u|work|kumas-kartelasi.pdf|
Merhaba Defne Hanım,

Işıl Hanım’ın seçtiği on iki kumaş örneği bu sabah kargoya verildi. Yarın öğleden önce elinizde olur. Kartelayı da ekliyorum: 7 ile 9 numaralı şallıklar en çok satanlar.

İyi çalışmalar,
Selin
===
4|0|07:40|Harbor & Pine Payroll <payroll@example.com>|Hours of last week|u|personal|hours-week.csv|
Hello,

the hours of last week are in. Please look them over and answer by Wednesday if something is missing. Without an answer they go to the bookkeeper as they are.

This mail was sent by the payroll desk.
===
5|1|17:22|Hana Ito|The serial number of Mr. Langley’s watch|s|||
Defne,

I can’t open Mr. Langley’s chronograph without its serial number. It stands on the inside of the strap, next to the buckle. Could somebody on the floor read it to me? It is the watch in the blue envelope.

Hana
===
6|1|16:10|Aylin Demirtaş|Re: Window of March|s|work|window-left.svg@scarf-coral-1,window-right.svg@watch-teal-3|52
I love the boat. Two sketches are attached: scarves at the left, watches at the right, and the lamp between them so that the glass doesn’t mirror in the evening.

The rope has to be real. Tom knows somebody at the pier.

Aylin
===
7|1|11:48|Ruth Abelson|Receipts of the quarter|i|invoices|checklist-receipts.txt|
Dear Defne,

the quarter ends in three weeks. As every time: all receipts by the 5th, the fuel ones with the mileage on the back, please. A checklist is attached, which saves both of us the second letter.

Ruth Abelson
Abelson & Daughter
===
8|1|09:15|Tom Hallberg|Count of the straps Uptown||work||
Hi Defne,

we counted the straps twice and are three pieces short: two teal, one graphite. I corrected it in the count with a note. If your count shows three too many, we know where they are.

Tom
===
9|2|18:03|Camille Fournier|Scarves for autumn: three weeks to decide|||atelier-fournier-autumn.pdf|
Dear Defne,

our autumn scarves are ready to be ordered. The wool comes from the same mill as last year, the colours are new: moss, brick, and a grey that is nearly blue.

Orders that reach us within three weeks are delivered in August.

Warmly
Camille
===
10|2|14:37|Marcus Ode|Back door|||
Lock of the back door sticks again when it rains. Locksmith comes Thursday at eight, before we open. I’ll be there, keys stay with me.
===
11|2|10:20|Kerem Yıldız|Fiyat listesi, mart||payments|fiyat-listesi-mart.csv|
Sayın Aldridge,

Mart ayı fiyat listemiz ektedir. Deri kayışlarda artış yok; metal kordonlarda kur farkı nedeniyle yüzde üç artış var. 15 Mart’a kadar verilen siparişler eski fiyattan faturalanır.

Saygılarımla,
Kerem Yıldız
Bosphorus Trading
===
12|3|16:55|Grace Whitcombe|Swap of my Saturday|||
Hi Defne, Mateo would take my Saturday and I would take his Sunday, if that is fine with you. We both are fine with it. Thank you!

Grace
===
13|3|12:02|Port Ellery Merchants <board@merchants.example.org>|Lantern evening on Water Street|s|forums||
Dear neighbours,

on the last Friday of the month the shops of Water Street stay open until nine, and the street is lit by lanterns. Whoever takes part gets two lanterns and a place on the map. Please answer this mail with your opening hours and what you show.

For the merchants
Noor Haddad
===
14|4|15:31|Ingrid Solheim|Invoice 20114|i|invoices,payments|invoice-20114.pdf|
Dear Defne,

please find attached invoice 20114 for order 4460. It is due within 30 days; within ten days two per cent may be taken off.

Kind regards
Ingrid Solheim
===
15|4|09:44|Mateo Silva|Photos for the page||work|sneaker.svg@sneaker-sand-2,boot.svg@boot-forest-3,cap.svg@cap-rose-1,shelf.jpg,shelf-plan.png|
Here are the first three. The light was best at ten, so I’ll do the rest tomorrow at ten as well. The cap looks more pink than it is, tell me if that matters.

Mateo
===
16|5|13:18|Eduardo Reyes|Gate at the depot|||
Morning. The gate at the depot is repaired, so the van can come in from the river side again. Ring twice, the bell is slow.

Eduardo
===
17|6|17:40|Northline Newsletter <news@northline.example.org>|What leaves the shelves in spring||forums||
<html><body><h2>What leaves the shelves in spring</h2><p>Every year the same three things are gone first: <b>light scarves</b>, <b>canvas totes</b> and everything that keeps rain off a phone.</p><p><img src="https://pictures.northline.example.org/spring.jpg" width="480" height="200" alt="A shelf of scarves"></p><ul><li>Order scarves before the 10th</li><li>Totes are back in sand and navy</li><li>Rain sleeves come in packs of six</li></ul><p>You can <a href="https://northline.example.org/spring">read all of it on our page</a>.</p></body></html>
===
18|7|11:11|Ayşe Yılmaz|Paçalar hazır||personal||
Defne Hanım merhaba,

üç pantolon da hazır. Bugün yediye kadar buradayım, yarın öğleden sonra kapalıyım. Fermuarı değiştirdim, ücret almadım.

Ayşe
===
19|8|08:50|Leyla Hosseini|Frames for the reading corner|||
Dear Defne,

would you put a dozen of our reading glasses next to the tills? We share the profit by half, and whatever is left in June we take back. I’ll bring them myself.

Leyla
===
20|9|16:26|Tom Hallberg|Keys of the Uptown store||work||
Third set of keys is cut. One is in your drawer, one with Marcus, one with me. Nobody else has one.

Tom
===
21|11|10:05|Daniel Weiss|Steuerliche Frage zum Export|i|||
Sehr geehrte Frau Aldridge,

für Lieferungen nach Norwegen brauchen wir den Ausfuhrnachweis innerhalb von 60 Tagen. Mir fehlen noch zwei, Nummern 4398 und 4402.

Mit freundlichen Grüßen
Daniel Weiss
===
22|13|09:37|Priya Nair|Re: Shelf plan|s|work|shelf-plan.csv|55
Done. Watches are at eye height now, straps under them, and I moved the boots to the wall where people can sit down. The plan is attached as it stands today.

Priya
===
23|16|18:19|Doris Langley|My husband’s watch||personal||
Dear Defne, my husband’s watch runs again, five years after everybody told us it never would. He wears it to bed. Please thank Hana from both of us, and come by for cake.

Doris Langley
===
24|20|12:44|Jean-Baptiste Moreau|Offre de printemps|||
Chère Madame,

notre offre de printemps est valable jusqu’à la fin du mois : soie imprimée, 12 coloris, à partir de 40 pièces.

Cordialement
J.-B. Moreau
===
25|26|08:58|Ruth Abelson|Tax prepayment|i|payments||
Dear Defne, the prepayment of this quarter is due on the 15th. The amount is the same as last time. I have put it into the bank’s list; it needs your signature only.

Ruth
===
26|33|15:02|Farid Azimi <farid.azimi@example.org>|Application: weekends||work|letter.pdf|
Good afternoon,

I study in Port Ellery and would like to work at your shop on weekends. I sold shoes for two years and can start in two weeks. My letter is attached.

Farid Azimi
`;
