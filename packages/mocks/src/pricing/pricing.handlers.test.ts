import { PLAN_FEATURES, Pricing, pricingEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';

test('pricing: serves three plans, one of them popular, each with a value for every feature', async () => {
  const { call } = await createClient();
  const { plans, trialDays, minimumCreditCents } = v.parse(Pricing, (await call('GET', pricingEndpoints.pricing)).body);
  expect(plans.filter(({ popular }) => popular)).toHaveLength(1);
  for (const { features } of plans) expect(Object.keys(features).toSorted()).toEqual([...PLAN_FEATURES].toSorted());
  expect([trialDays, minimumCreditCents]).toEqual([14, 2000]);
  expect((await call('GET', pricingEndpoints.pricing, { token: null })).status).toBe(401);
});
