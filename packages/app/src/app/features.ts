import { academy } from '../features/academy/academy.feature';
import { activities } from '../features/activities/activities.feature';
import { changelog } from '../features/changelog/changelog.feature';
import { chat } from '../features/chat/chat.feature';
import { comingSoon } from '../features/comingSoon/comingSoon.feature';
import { contacts } from '../features/contacts/contacts.feature';
import { dashboards } from '../features/dashboards/dashboards.feature';
import { errors } from '../features/errors/errors.feature';
import { fileManager } from '../features/fileManager/fileManager.feature';
import { guides } from '../features/guides/guides.feature';
import { helpCenter } from '../features/helpCenter/helpCenter.feature';
import { inventory } from '../features/inventory/inventory.feature';
import { invoices } from '../features/invoices/invoices.feature';
import { mailbox } from '../features/mailbox/mailbox.feature';
import { notes } from '../features/notes/notes.feature';
import { pricing } from '../features/pricing/pricing.feature';
import { productSearch } from '../features/productSearch/productSearch.feature';
import { profile } from '../features/profile/profile.feature';
import { queues } from '../features/queues/queues.feature';
import { scrumboard } from '../features/scrumboard/scrumboard.feature';
import { settings } from '../features/settings/settings.feature';
import { showcase } from '../features/showcase/showcase.feature';
import { store } from '../features/store/store.feature';
import { tasks } from '../features/tasks/tasks.feature';
import { transactions } from '../features/transactions/transactions.feature';
import type { Feature } from '../shared/routing/feature';

/** The areas of the app for people who are signed in, one line each. Routes, start pages, keys and commands are read from here. */
export const features: readonly Feature[] = [
  academy,
  activities,
  changelog,
  chat,
  comingSoon,
  contacts,
  dashboards,
  errors,
  fileManager,
  guides,
  helpCenter,
  inventory,
  invoices,
  mailbox,
  notes,
  pricing,
  productSearch,
  profile,
  queues,
  scrumboard,
  settings,
  showcase,
  store,
  tasks,
  transactions,
];
