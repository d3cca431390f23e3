import type { ReactNode } from 'react';

/** Texts and widths that the stories of all fields share. */

export const turkish = {
  label: 'Ürünün mağazadaki ve faturadaki tam ticari adı',
  help: 'Müşterilerinizin fişte ve çevrimiçi mağazada göreceği adı yazın; en fazla 255 karakter kullanabilirsiniz.',
  error: 'Bu alan boş bırakılamaz. Lütfen ürünün adını yazın veya değişikliklerden vazgeçin.',
  required: 'zorunlu',
};

/** Markup, templates, right-to-left text, a word without end, stacked combining marks, an emoji of several parts. */
export const hostile = `<img src=x onerror=alert(1)> {{x}} \u202Eשלום\u202C __proto__ ${'W'.repeat(80)} Z\u0351\u0352\u0353\u0354 👩‍👩‍👧‍👦 'or 1=1--`;

/** Fields below each other, as wide as a form's column. */
export function Column({ children, width = 360 }: { children: ReactNode; width?: number }) {
  return <div style={{ display: 'grid', gap: 20, maxWidth: width, alignItems: 'start' }}>{children}</div>;
}

/** Width available on a phone of 320 px. */
export const phoneWidth = 288;
