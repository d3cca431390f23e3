import type { TwoStepSetup } from '@stockroom/contract';
import { Alert, Badge, Button, Skeleton, VisuallyHidden, Heading, Text, Inline } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { beginTwoStep, renewRecoveryCodes, turnOffTwoStep, twoStepKey, twoStepQuery } from '../api/securityCalls';
import { Section } from '../screens/SettingsScreen/tabs.styles';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { TwoStepSetupDialog } from './TwoStepSetupDialog';

/** From this number of recovery codes down, the section warns that few are left. */
const FEW = 3;

type Open =
  | { name: 'setUp'; setup: TwoStepSetup }
  | { name: 'codes'; codes: string[]; madeAt: Date; areFirst: boolean }
  | { name: 'off' | 'renew' };

/** Two-step sign-in: set up, renew the recovery codes, turn off. */
export function TwoStepSection({ email }: { email: string }) {
  const { t } = useTranslation('twoStep');
  const format = useFormat();
  const client = useQueryClient();
  const describe = useDescribeError();
  const query = useQuery(twoStepQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(null);
  const changed = () => {
    void client.invalidateQueries({ queryKey: twoStepKey });
    broadcastInvalidation(twoStepKey);
  };
  const begin = async () => {
    setBusy(true);
    try {
      setOpen({ name: 'setUp', setup: await beginTwoStep() });
    } catch (error) {
      if (shouldShowError(error)) {
        toasts.show({ id: 'security', tone: 'critical', message: `${t('notBegun')} ${describe(error).message}` });
      }
      changed();
    } finally {
      setBusy(false);
    }
  };
  const showCodes = (codes: string[], areFirst: boolean) => {
    changed();
    setOpen({ name: 'codes', codes, madeAt: new Date(), areFirst });
  };
  // Shown once the codes are saved: on a phone the toast would cover their only button.
  const closeCodes = (areFirst: boolean) => {
    close();
    if (areFirst) toasts.show({ id: 'security', tone: 'success', message: t('isOn') });
  };
  const state = query.data;
  return (
    <Section>
      <Heading level={3} id="two-step-title">
        {t('title')} {query.isPending && <Badge>{'\u00a0'}</Badge>}
        {state && <Badge tone={state.isOn ? 'success' : 'neutral'}>{t(state.isOn ? 'on' : 'off')}</Badge>}
      </Heading>
      <Text font="body" tone="muted">
        {t('text')}
      </Text>
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed'), stale: t('failed') }}
        level={3}
        empty={null}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('title')}</VisuallyHidden>
            <Skeleton shape="rect" height={40} />
          </div>
        }
      >
        {state?.isOn ? (
          <>
            {state.codesLeft <= FEW && (
              <Alert tone="warning" variant="border" title={t('few')}>
                {t('fewText')}
              </Alert>
            )}
            <Text font="body" tone="muted">
              {state.since && t('since', { day: format.date(state.since) })} · {t('left', { count: state.codesLeft })}
            </Text>
            <Inline>
              <Button icon="key" onPress={() => setOpen({ name: 'renew' })}>
                {t('renew')}
              </Button>
              <Button onPress={() => setOpen({ name: 'off' })}>{t('turnOff')}</Button>
            </Inline>
          </>
        ) : (
          <Inline>
            <Button icon="key" loading={isBusy} loadingText={t('setUp')} onPress={() => void begin()}>
              {t('setUp')}
            </Button>
          </Inline>
        )}
      </QueryPage>
      {open?.name === 'setUp' && (
        <TwoStepSetupDialog setup={open.setup} onClose={close} onDone={(codes) => showCodes(codes, true)} />
      )}
      {open?.name === 'codes' && (
        <RecoveryCodesDialog codes={open.codes} email={email} madeAt={open.madeAt} onClose={() => closeCodes(open.areFirst)} />
      )}
      {open?.name === 'renew' && (
        <ProofDialog
          act="renew"
          onClose={close}
          onProof={async (proof) => showCodes((await renewRecoveryCodes(proof)).codes, false)}
        />
      )}
      {open?.name === 'off' && (
        <ProofDialog
          act="off"
          onClose={close}
          onProof={async (proof) => {
            client.setQueryData(twoStepKey, await turnOffTwoStep(proof));
            broadcastInvalidation(twoStepKey);
            close();
            toasts.show({ id: 'security', tone: 'success', message: t('isOff') });
          }}
        />
      )}
    </Section>
  );
}
