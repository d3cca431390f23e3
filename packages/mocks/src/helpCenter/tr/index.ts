import type { HelpTexts } from '../helpOutline';
import { communication } from './communication';
import { dayToDay } from './dayToDay';
import { faqs } from './faqs';
import { gettingStarted } from './gettingStarted';
import { movements } from './movements';
import { products } from './products';
import { account, payments, projects, settings } from './work';

export const turkish: HelpTexts = {
  guideCategories: {
    'getting-started': 'İlk adımlar',
    stock: 'Ürünler ve stok',
    projects: 'Projeler',
    communication: 'E-posta ve sohbet',
    'day-to-day': 'Görevler, notlar ve dosyalar',
    settings: 'Ayarlar',
    payments: 'Ödemeler',
    'your-account': 'Hesabınız',
  },
  guides: {
    ...gettingStarted,
    ...products,
    ...movements,
    ...projects,
    ...communication,
    ...dayToDay,
    ...settings,
    ...payments,
    ...account,
  },
  faqCategories: {
    'most-asked': 'En çok sorulanlar',
    general: 'Genel',
    licences: 'Lisanslar',
    payments: 'Ödemeler',
    support: 'Destek',
  },
  faqs,
};
