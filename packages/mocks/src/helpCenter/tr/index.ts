import type { HelpTexts } from '../helpOutline';
import { communicationGuides } from './communication';
import { dayToDayGuides } from './dayToDay';
import { faqs } from './faqs';
import { gettingStartedGuides } from './gettingStarted';
import { movementsGuides } from './movements';
import { productsGuides } from './products';
import { accountGuides, paymentsGuides, projectsGuides, settingsGuides } from './work';

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
    ...gettingStartedGuides,
    ...productsGuides,
    ...movementsGuides,
    ...projectsGuides,
    ...communicationGuides,
    ...dayToDayGuides,
    ...settingsGuides,
    ...paymentsGuides,
    ...accountGuides,
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
