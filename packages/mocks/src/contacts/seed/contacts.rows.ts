/**
 * Contacts of the demo, written by hand, one a line: portrait, name, e-mails (`w`ork, `p`ersonal), title, company, birthday,
 * address, phones, tags, notes. A portrait is a name or a code of `pictures/portraitPath.ts`. The chat and the search use the
 * same people.
 */
export const contactRows = `
marcus|Marcus Ode|w|Floor manager|Harbor & Pine|1986-05-14|9 Ropewalk Lane, Port Ellery, ME|us:+12075550111:Mobile|work|<p>Has the keys of the <strong>back door</strong>.</p>
priya|Priya Nair|w|Stock keeper|Harbor & Pine|1993-11-02|71 Mill Street, Port Ellery, ME|us:+12075550112:Work|work,band|<p>Counts on the first Monday of the month:</p><ul><li>watches</li><li>scarves</li><li>bags</li></ul>
selin|Selin Karaca|w|Buyer|Moda Kıyı|1990-07-23|Çınarlı Sokak 12, İzmir|tr:+902325550136:Work|work|<p>Kumaş örneklerini <em>cuma günü</em> gönderiyor.</p>
tom|Tom Hallberg|w|Store lead|Harbor & Pine Uptown|1979-01-30|4 Linden Avenue, Port Ellery, ME|us:+12075550178:Mobile|work,baseball|
aylin|Aylin Demirtaş|wp|Window display|Harbor & Pine|1996-09-08|22 Quay Road, Port Ellery, ME|us:+12075550115:Work|work,friend|
ingrid|Ingrid Solheim|w|Account manager|Northline Supply|1983-03-19|310 Depot Road, Bangor, ME|us:+12075550190:Work us:+12075550191:Mobile|work|<p>Orders by noon leave the same day.</p>
kerem|Kerem Yıldız|w|Sales|Bosphorus Trading|1988-12-05|Liman Caddesi 40, İstanbul|tr:+902125550144:Mobile|work|
grace|Grace Whitcombe|w|Cashier|Harbor & Pine|1999-04-27|15 Chapel Hill, Port Ellery, ME|us:+12075550118:Work|work,school|
mateo|Mateo Silva|wp|Weekend staff|Harbor & Pine|2002-08-11|60 Water Street, Port Ellery, ME|us:+12075550119:Work|work,college,band|
hana|Hana Ito|w|Watchmaker|Harbor & Pine|1975-10-16|3 Bell Court, Port Ellery, ME|us:+12075550120:Mobile|work|<p>Needs the serial number <strong>before</strong> she opens a watch.</p>
|Ruth Abelson|w|Bookkeeper|Abelson & Daughter|1968-02-29|1 Court Square, Port Ellery, ME|us:+12075550163:Work|work|<p>Quarter ends: receipts by the 5th.</p>
|Çiğdem Işık|w||Moda Kıyı|||tr:+902325550137:Work||
4226lg|Ayşe Yılmaz|wp|Tailor|Terzi Yılmaz|1981-06-02|Kemeraltı 77, İzmir|tr:+905325550101:Mobile|work,friend|<p>Paça boyu <strong>iki gün</strong>, fermuar bir hafta.</p>
0140sb|Bjørn Eide|w|Sailmaker|Eide Seil|1972-09-12|Strandgaten 4, Bergen|no:+4755230101:Work|work|
7502cn|Chidi Okafor|p|Photographer|||18 Foundry Row, Portland, ME|us:+12075550131:Mobile|friend,band|
5123oe|Camille Fournier|wp|Agent|Atelier Fournier|1987-11-21|Lyon|fr:+33199000112:Work fr:+33199000113:Work|work|
2284ke|Canan Öztürk|w|Customs broker|Öztürk Gümrük||İzmir|tr:+902325550140:Work tr:+905325550140:Mobile|work|
1208sm|Çetin Aksoy|p|Courier||1990-01-09|İzmir|tr:+905325550119:Mobile||
3221bn|Çağla Şen|wp|Illustrator|||İstanbul|tr:+905325550120:Mobile|friend,college|
8064sg|Daniel Weiss|w|Tax adviser|Weiss & Klein|1965-12-24|Berlin|de:+493023125101:Work|work|
6235we|Dilara Koç|wp|Social media|Harbor & Pine||8 Harbor View, Port Ellery, ME|us:+12075550133:Mobile|work,friend|
0076bg|Doris Langley|p|Retired|||33 Chapel Hill, Port Ellery, ME|us:+12075550134:Home|family|<p>Comes by on Thursdays, knows everybody.</p>
4317cm|Eduardo Reyes|w|Driver|Northline Supply||310 Depot Road, Bangor, ME|us:+12075550135:Work|work,baseball|
9220on|Elif Arslan|wp|Architect|Arslan Mimarlık|1989-02-14|İstanbul|tr:+902165550121:Work|friend,college|
1043ln|Émilie Laurent|w|Perfumer|Maison Laurent||Grasse|fr:+33199000125:Work|work|
3229kn|Fatma Şahin|p|Seamstress||1969-03-08|İzmir|tr:+905325550127:Mobile||
7508sn|Femi Adeyemi|wp|Sound engineer|||London|gb:+442079460101:Home|band,friend|
2371dg|Giorgos Pappas|w|Importer|Aegean Leather|1970-10-28|Athens|gr:+302105550101:Work|work|
5054bn|Greta Lindqvist|w|Designer|Lind & Lin||Stockholm|se:+46846500401:Work|work|
6227cb|Gökhan Çelik|wp|Carpenter|Çelik Ahşap|1984-07-07|Bursa|tr:+902245550130:Work|work|<p>Raflar: <strong>ceviz</strong>, 4 cm.</p>
0212lg|Gülşah Ünal|w|Lawyer|Ünal Hukuk||İzmir|tr:+902325550142:Work|work|
8085sb|Hamish Kerr|p|Bagpiper|||Leith|gb:+442079460115:Home|band|
3053oe|Hedda Vik|wp|Translator|||Oslo|no:+4722850110:Home|college|
1107sn|Hiroshi Tanaka|w|Export manager|Seiko Parts Trading||Tokyo|jp:+81355500101:Work|work|
4231kg|Hatice Kılıç|p|Teacher|||İzmir|tr:+905325550143:Mobile|family|
9316sm|Hüseyin Acar|w|Warehouse|Acar Lojistik||Mersin|tr:+903245550102:Work|work|
2508cn|Ibrahim Diallo|wp|Football coach|||14 Park Road, Bangor, ME|us:+12075550146:Mobile|school|
0034bn|Irina Volkova|w|Jeweller|Volkova Studio||Riga|lv:+37167550101:Work|work|
5129sg|Isaac Brandt|wp|Librarian|Port Ellery Library||1 Library Square, Port Ellery, ME|us:+12075550147:Work|college,friend|
7216wn|Işıl Ergin|w|Ceramist|Ergin Seramik||Nevşehir|tr:+903845550103:Work|work|
1022lg|Ivana Marić|w|Buyer|Adria Modni||Zagreb|hr:+38514550101:Work|work|
6315cb|İbrahim Tekin|w|Printer|Tekin Matbaa||İstanbul|tr:+902125550151:Work|work|<p>Etiket kâğıdı: 80 gr, <strong>mat</strong>.</p>
8231on|İpek Doğan|wp|Florist|Çiçek Evi||İzmir|tr:+902325550153:Work|friend|
3217we|İrem Su Tuna|p|Student|||Ankara|tr:+905325550154:Mobile|family,college|
0089sn|Jack O’Donnell|wp|Fishmonger|Pier 3||Pier 3, Port Ellery, ME|us:+12075550148:Work|baseball|
4053ln|Jana Nováková|w|Glassmaker|Sklo Nová||Praha|cz:+420222550101:Work|work|
2500cn|Jamal Washington|wp|Barber|Sharp Lines||40 Main Street, Port Ellery, ME|us:+12075550149:Work|baseball,friend|
9165sg|Jean-Baptiste Moreau|w|Wholesaler|Moreau & Fils||Marseille|fr:+33199000149:Work|work|
5310be|Joana Carvalho|w|Cork supplier|Cortiça Viva||Porto|pt:+351220550101:Work|work|
1347ke|Khadija Benali|wp|Rug weaver|||Fès|ma:+212535550101:Work|work|
7054sm|Lars Møller|w|Shipping agent|Nordhavn Agentur||København|dk:+4533550101:Work|work|
6203ln|Leyla Hosseini|wp|Optician|Clear View||12 High Street, Port Ellery, ME|us:+12075550150:Work|friend|
3048sb|Liam Murphy|p|Fiddler|||Galway|ie:+35391500101:Mobile|band|
0101og|Lin Mei-Hua|w|Silk merchant|Jade Silk||Taipei|tw:+886225550101:Work|work|
8219dn|Luca Bianchi|w|Leather cutter|Pelle Bianchi||Firenze|it:+390555501010:Work|work|
4212sn|Mehmet Can Özdemir|wp|Electrician|Özdemir Elektrik||İzmir|tr:+905325550156:Mobile|work|
2226wn|Maya Cohen|wp|Yoga teacher|||9 Orchard Lane, Port Ellery, ME|us:+12075550151:Mobile|friend|
1504cn|Musa Balde|w|Baker|Crust & Co||21 Main Street, Port Ellery, ME|us:+12075550152:Work|baseball|
9311oe|Nadia Haddad|wp|Pharmacist|Corner Pharmacy||25 Main Street, Port Ellery, ME|us:+12075550153:Work|friend,school|
5262bg|Nergis Uçar|w|Accountant|Uçar Muhasebe||İzmir|tr:+902325550157:Work|work|
7047sn|Noah Lindgren|p|Student|||4 Linden Avenue, Port Ellery, ME|us:+12075550154:Mobile|school,baseball|
|Olga Petrenko|w|Embroiderer|||Kyiv|ua:+380445550101:Work||
6218sg|Oğuzhan Er|wp|Developer|Harbor & Pine||17 Signal Hill, Port Ellery, ME|us:+12075550155:Mobile|work,band|<p>Please write, do not call.</p>
0360sb|Omar Farouk|w|Cotton broker|Nile Cotton||Cairo|eg:+20225550101:Work|work|
3226wn|Ömür Yalçın|p||||İzmir|tr:+905325550158:Mobile|family|
4209ln|Özge Balcı|wp|Barista|Liman Kahve||İzmir|tr:+905325550159:Mobile|friend|
2365cm|Pablo Herrera|w|Shoemaker|Calzados Herrera||Alicante|es:+34965550101:Work|work|
8362be|Rosa Delgado|p|Neighbour||||us:+12075550156:Home|family|
1574dg|Samuel Okoro|wp|Pastor|Chapel Hill||1 Chapel Hill, Port Ellery, ME|us:+12075550157:Work|friend|
5227oe|Sofia Rossi|w|Sales|Filati Rossi||Milano|it:+390255501011:Work|work|
9270sm|Şükrü Güneş|w|Knife grinder|Güneş Bileme||İzmir|tr:+902325550160:Work|work|
7213lg|Şebnem Uysal|wp|Editor|||İstanbul|tr:+905325550161:Mobile|college|
0506sb|Thabo Nkosi|wp|Guitarist|||Cape Town|za:+27215550101:Home|band|
|Umut||||||tr:+905325550162:Mobile|friend|
3261sg|Ülkü Saygın|w|Notary|3. Noterlik||İzmir|tr:+902325550163:Work|work|
6059bn|Zoë Vandenberghe|wp|Lace maker|Kant Brugge||Brugge|be:+3250550101:Work|work|
|42 Kırtasiye|w||42 Kırtasiye||İzmir|tr:+902325550164:Work|work|
|7 Seas Packing|w||7 Seas Packing||7 Depot Road, Bangor, ME|us:+12075550158:Work|work|
|🚲 Bike courier||||||us:+12075550159:Mobile||
|Lost and found||||||||<p>Umbrellas, mostly.</p>
`;
