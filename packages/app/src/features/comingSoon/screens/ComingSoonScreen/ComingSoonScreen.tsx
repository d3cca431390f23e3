import { Alert, Button, Form, PageHeader, TextField, Stack, Heading, Text } from '@stockroom/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { subscribeToOpening } from '#features/comingSoon/api/subscribeToOpening';
import { checkEmail } from '#features/comingSoon/model/checkEmail';
import { comingSoonAddress } from '#features/comingSoon/model/comingSoonAddress';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraftText } from '#shared/drafts/useDraft';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { LayoutVariantFrame } from '#shared/layoutVariants/LayoutVariantFrame';
import { LayoutVariantSelect } from '#shared/layoutVariants/LayoutVariantSelect';
import { useListAddress } from '#shared/list/useListAddress';

/** A page for before the opening, with a form that takes an address once, in seven layout variants. */
export function ComingSoonScreen() {
  const { t } = useTranslation(['comingSoon', 'common']);
  const describe = useDescribeError();
  const { t: tLook } = useTranslation('layoutVariants');
  const { state, move } = useListAddress(comingSoonAddress, () => tLook('label'));
  const { value: email, set: setEmail, forget } = useDraftText(draftSubject('coming-soon'));
  const [isJudged, setJudged] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const wasTaken = useRef(false);
  const { mutate, reset, status, error, variables } = useMutation({ mutationFn: subscribeToOpening });
  const problem = isJudged ? checkEmail(email) : null;
  useDocumentTitle(t('title'), problem ? t('common:errors.titlePrefix') : undefined);

  useEffect(() => {
    // The form and the confirmation replace each other, and each would lose the focus with it.
    if (status === 'success') more.current?.focus();
    else if (wasTaken.current) field.current?.focus();
    wasTaken.current = status === 'success';
  }, [status]);

  const submit = () => {
    setJudged(true);
    if (checkEmail(email)) field.current?.focus();
    else mutate(email.trim(), { onSuccess: forget });
  };
  const again = () => {
    setJudged(false);
    reset();
  };
  return (
    <>
      <PageHeader title={t('title')} actions={<LayoutVariantSelect value={state.look} onChange={(look) => move({ look })} />} />
      <LayoutVariantFrame variant={state.look} scene="shelves">
        <Stack>
          <Heading level={2} font="heading" id="coming-soon-heading">
            {t('heading')}
          </Heading>
          <Text font="body" tone="muted">
            {t('message')}
          </Text>
          {status === 'success' ? (
            <Alert
              tone="success"
              live="polite"
              title={t('done')}
              actions={
                <Button size="sm" onPress={again} ref={more}>
                  {t('again')}
                </Button>
              }
            >
              {t('doneMessage', { email: variables })}
            </Alert>
          ) : (
            <Form onSubmit={submit} labelledBy="coming-soon-heading" busy={status === 'pending'}>
              {error && shouldShowError(error) && (
                <Alert tone="critical" title={describe(error).title}>
                  {describe(error).message}
                </Alert>
              )}
              <TextField
                id="coming-soon-email"
                label={t('email')}
                type="email"
                autoComplete="email"
                value={email}
                onChange={setEmail}
                onBlur={() => email.trim() !== '' && setJudged(true)}
                error={problem ? t(problem) : undefined}
                ref={field}
                required
                requiredText={t('common:required')}
              />
              <Button type="submit" variant="primary" loading={status === 'pending'} loadingText={t('busy')}>
                {t('submit')}
              </Button>
            </Form>
          )}
        </Stack>
      </LayoutVariantFrame>
    </>
  );
}
