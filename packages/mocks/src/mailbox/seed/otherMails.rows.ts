/**
 * Mails of the other folders, in the form of `inboxMails.rows.ts`. For sent mails the fourth column names the recipient;
 * several are separated by `+`.
 */
export const sentRows = `
51|0|07:58|Tom Hallberg|Rope for the window||work||
Morning Tom,

Aylin says that you know somebody at the pier who gives away old rope. We need about six metres for the window, as long as it doesn’t smell of fish.

Defne
===
52|2|09:30|Aylin Demirtaş + Mateo Silva|Window of March||work||
Hi both,

for March I’d like one idea instead of five: a boat made of crates, scarves for its sail, and the watches where its name would be. Aylin, could you draw it? Mateo, we need photos once it stands.

Defne
===
53|3|10:12|Ingrid Solheim|Order 4471|s|work,invoices|order-4471.csv||Priya Nair|Ruth Abelson
Dear Ingrid,

please send what is in the list, in three pallets as last time. The straps are the ones that hurry.

Best regards
Defne Aldridge
===
54|6|17:15|Ruth Abelson|Receipts, first half||invoices|receipts-february.pdf|
Dear Ruth,

the receipts of February are attached, in order and with the mileage. The rest comes before the 5th.

Defne
===
55|14|16:40|Priya Nair|Shelf plan||work||
Hi Priya,

could we try the watches at eye height and the straps under them? People ask for straps after they have looked at a watch, never before.

Defne
===
56|19|11:30|Leyla Hosseini|Re: Lunch on Tuesday||personal||
Tuesday is good. Pier 3 at half past twelve, before the tables at the window are gone.

Defne
`;

export const draftRows = `
61|0|08:20|Camille Fournier|Re: Scarves for autumn||||9
Dear Camille,

moss and brick, yes. The grey I would like to see on a shelf first. Could you send
===
62|4|18:05||Lantern evening: our hours||forums||13
Dear Noor,

we take part. Open until nine, and in the window
===
63|12|09:00|Marcus Ode|||||
Marcus, about the back door:
`;

export const spamRows = `
71|1|03:12|Prize Desk <claims@lucky-parcel.example.net>|YOU ARE CHOSEN, last call|u|||
Dear customer,

your parcel with the value of 4,950 waits at the customs. Pay the small fee of 1.99 within the next two hours and it is yours. Answer with the number of your card.
===
72|5|22:47|Web Traffic Pro <hello@rank-first.example.net>|I looked at your page|u||audit.zip|
Hello,

I found 147 errors on your page. My team brings you to the first place within a week. Are you free for a short call tomorrow?
===
73|9|04:30|Bank Security <alert@secure-check.example.net>|Your account will be closed|u|||
<p>Please <a href="http://secure-check.example.net/login">confirm your details</a> within 24 hours.</p>
`;

export const trashRows = `
81|3|08:00|Parking Port Ellery <parking@city.example.org>|Your permit was renewed|||permit.pdf|
Your permit for zone 4 was renewed for another year. You need to do nothing.
===
82|10|19:21|Jack O’Donnell|Haddock|||
Fresh in tonight. Kept two for you, they wait until eight.

Jack
===
83|15|12:36|Web Seminar Weekly <weekly@seminars.example.org>|Three things every shop forgets|||
Join us on Tuesday for an hour about the three things that every shop forgets. The seats are free and limited.
`;
