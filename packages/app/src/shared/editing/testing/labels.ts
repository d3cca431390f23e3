import type { RecordLabels } from '../model/recordLabels';

/** Labels of a product, for the kit's stories. */
export const productLabels = wordsOf('en', ['Name', 'Stock', 'Price', 'Brand', 'Active'], 'None');
export const turkishLabels = {
  ...wordsOf('tr', ['Ad', 'Stok', 'Fiyat', 'Marka', 'Satışta'], 'Yok'),
  changedByTwo:
    'Siz düzenlerken bir başkası “Harbour field watch” ürününü değiştirdi. Her alan için hangisi kalsın, seçin; diğer değişiklikler birleştirildi.',
};

function wordsOf(language: string, names: readonly string[], none: string): RecordLabels<string> {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const fields = ['name', 'stock', 'price', 'brandId', 'active'];
  return {
    name: 'Harbour field watch',
    field: (field) => names[fields.indexOf(field)] ?? field,
    value: (field, value) => {
      if (field === 'price') return money.format(Number(value));
      return field === 'brandId' ? [none, 'Halden', 'Norrland'][Number(value)] : undefined;
    },
  };
}
