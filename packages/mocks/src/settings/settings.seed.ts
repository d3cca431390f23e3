import type { Settings } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { SCRIPT_LINK } from '../engine/worker/scriptLink';
import { userOf } from '../user/user.seed';

/** A person's settings that are not in `User`. */
export type OwnSettings = Omit<Settings, 'name' | 'email' | 'status' | 'avatar'>;

const demo: OwnSettings = {
  username: 'defne.aldridge',
  title: 'Manager',
  company: 'Harbor & Pine',
  about: 'Opened the shop on Water Street with one case of watches and a borrowed till. Runs on lists, tea and the early tide.',
  phone: { country: 'us', number: '+12075550142' },
  country: 'us',
  news: false,
  safety: true,
  training: false,
  comments: true,
  mentions: true,
  lowStock: true,
  counts: false,
  passwordReminder: false,
  plan: 'shop',
  billing: 'yearly',
  card: { holder: 'Defne Aldridge', brand: 'visa', lastFour: '4242', expires: '2029-08' },
  billingCountry: 'us',
  postalCode: '04987',
  passwordChangedAt: null,
  updatedAt: '2026-01-12T08:00:00.000Z',
};

/** Returns a person's settings in a data set. */
export function settingsOf(dataSet: DataSet): OwnSettings & { id: string } {
  const { id } = userOf(dataSet);
  if (dataSet === 'settings-empty' || dataSet === 'empty') {
    return {
      ...demo,
      id,
      title: '',
      company: '',
      about: '',
      phone: { country: '', number: '' },
      card: null,
      plan: 'till',
      billingCountry: '',
      postalCode: '',
    };
  }
  if (dataSet === 'hostile-text') {
    const hostile = `<img src=x onerror=alert(1)> {{x}} ${SCRIPT_LINK} ${'Unbreakable'.repeat(8)}`;
    return { ...demo, id, title: '<b>Manager</b>', company: '=1+1', about: hostile };
  }
  return { ...demo, id };
}
