/** id | folder | name | author | day | content | bytes | description. Without content it is a folder. */
export const fileRows = `
folder-prices||Price lists|Mina Aydın|2025-09-02|||What we ask, and what resellers pay.
folder-invoices||Invoices|Berk Yalın|2025-09-02|||
folder-photos||Photos|Doris Langley|2025-09-14|||
folder-windows|folder-photos|Shop windows|Doris Langley|2025-11-28|||One a season.
folder-plans||Shop floor|Mina Aydın|2025-10-06|||
folder-staff||Staff|Mina Aydın|2025-09-02|||
file-welcome||About these files.pdf|Mina Aydın|2025-09-02|welcome|1078|
file-checklist||Opening checklist.txt|Berk Yalın|2025-12-01|checklist|292|Who opens goes through it from top to bottom.
file-call-notes||Supplier call notes.txt|Berk Yalın|2026-02-12|call-notes|262|
file-price-list|folder-prices|Price list 2026.xlsx|Mina Aydın|2026-01-05|price-list|1766|Valid from January on.
file-straps|folder-prices|Straps and bands.csv|Berk Yalın|2026-02-03|straps|400|For the web shop's import.
file-terms|folder-prices|Terms for resellers.docx|Mina Aydın|2025-10-20|terms|1033|
file-invoice-14|folder-invoices|Invoice 2026-014.pdf|Berk Yalın|2026-02-10|invoice-14|1057|
file-invoice-15|folder-invoices|Invoice 2026-015.pdf|Berk Yalın|2026-02-17|invoice-15|1061|
file-counter|folder-photos|Counter.jpg|Doris Langley|2025-09-14|counter|13281|
file-workbench|folder-photos|Workbench.jpg|Doris Langley|2025-09-14|workbench|12021|For the page about repairs.
file-winter|folder-windows|Window in winter.jpg|Doris Langley|2025-11-28|winter-window|15571|
file-shop-window|folder-windows|Window in spring.jpg|Doris Langley|2026-02-20|shop-window|11899|
file-floor-plan|folder-plans|Floor plan.jpg|Mina Aydın|2025-10-06|floor-plan|15141|Till at the lower right, workbench behind the wall.
file-handbook|folder-staff|Staff handbook.docx|Mina Aydın|2025-09-30|handbook|1066|
file-rota|folder-staff|Rota week 10.xlsx|Mina Aydın|2026-02-24|rota|1636|
`;
