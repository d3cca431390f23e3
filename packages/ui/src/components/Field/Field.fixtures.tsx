import type { ReactNode } from 'react';

/** Texts and places that the stories of all fields share. */

export const turkish = {
  label: 'Ürünün mağazadaki ve faturadaki tam ticari adı',
  help: 'Müşterilerinizin fişte ve çevrimiçi mağazada göreceği adı yazın; en fazla 255 karakter kullanabilirsiniz.',
  error: 'Bu alan boş bırakılamaz. Lütfen ürünün adını yazın veya değişikliklerden vazgeçin.',
  required: 'zorunlu',
};

/** Markup, templates, text from right to left, a word without end, marks that pile up, an emoji of several parts. */
export const hostile = `<img src=x onerror=alert(1)> {{x}} \u202Eשלום\u202C __proto__ ${'W'.repeat(80)} Z\u0351\u0352\u0353\u0354 👩‍👩‍👧‍👦 'or 1=1--`;

/** Fields under each other, as wide as in a form's column. */
export function Column({ children, width = 360 }: { children: ReactNode; width?: number }) {
  return <div style={{ display: 'grid', gap: 20, maxWidth: width, alignItems: 'start' }}>{children}</div>;
}

/** The width that is left on a phone of 320 px. */
export const phoneWidth = 288;
