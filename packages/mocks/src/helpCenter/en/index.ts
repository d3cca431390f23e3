import type { HelpTexts } from '../helpOutline';
import { communicationGuides } from './communication';
import { dayToDayGuides } from './dayToDay';
import { faqs } from './faqs';
import { gettingStartedGuides } from './gettingStarted';
import { movementsGuides } from './movements';
import { productsGuides } from './products';
import { accountGuides, paymentsGuides, projectsGuides, settingsGuides } from './work';

export const english: HelpTexts = {
  guideCategories: {
    'getting-started': 'Getting started',
    stock: 'Products and stock',
    projects: 'Projects',
    communication: 'Mail and chat',
    'day-to-day': 'Tasks, notes and files',
    settings: 'Settings',
    payments: 'Payments',
    'your-account': 'Your account',
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
    'most-asked': 'Most asked',
    general: 'General',
    licences: 'Licences',
    payments: 'Payments',
    support: 'Support',
  },
  faqs,
};
