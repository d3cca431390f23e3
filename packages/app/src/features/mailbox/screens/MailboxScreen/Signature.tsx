import { MAIL_SIGNATURE_LENGTH } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import * as v from 'valibot';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RichTextField } from '#shared/richText/RichTextField';

/** The user's signature. */
export function Signature({ signature, onSave }: SignatureProps) {
  const { t } = useTranslation('mailbox');
  const { value, set, forget } = useDraft(draftSubject('signature'), v.string(), signature);
  return (
    <div>
      <RichTextField
        label={t('settings.signature')}
        help={t('settings.signatureHelp')}
        value={value}
        onChange={set}
        rows={3}
        maxLength={MAIL_SIGNATURE_LENGTH}
      />
      {value !== signature && (
        <Button
          size="sm"
          variant="primary"
          onPress={() => {
            onSave(value);
            forget();
          }}
        >
          {t('settings.saveSignature')}
        </Button>
      )}
    </div>
  );
}

export interface SignatureProps {
  /** HTML. */
  signature: string;
  onSave: (signature: string) => void;
}
