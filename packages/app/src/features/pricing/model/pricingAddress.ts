import { choiceParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** Billing periods. */
export const BILLINGS = ['monthly', 'yearly'] as const;
export type Billing = (typeof BILLINGS)[number];

/** `?billing=monthly` */
export const pricingAddress = listAddress<{ billing: Billing }>({ billing: choiceParam(BILLINGS, 'yearly') });
