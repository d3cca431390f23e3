import type { HelpTexts } from '../helpOutline';
import { communication } from './communication';
import { dayToDay } from './dayToDay';
import { faqs } from './faqs';
import { gettingStarted } from './gettingStarted';
import { movements } from './movements';
import { products } from './products';
import { account, payments, projects, settings } from './work';

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
    'most-asked': 'Most asked',
    general: 'General',
    licences: 'Licences',
    payments: 'Payments',
    support: 'Support',
  },
  faqs,
};
