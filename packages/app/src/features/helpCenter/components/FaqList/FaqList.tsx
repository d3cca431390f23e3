import type { Faq } from '@stockroom/contract';
import { CopyButton, Disclosure } from '@stockroom/ui';
import { useState } from 'react';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { GuideText } from '#shared/guide/GuideText';
import { sanitizeHtml } from '#shared/html/sanitizeHtml';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Answer, Questions } from './FaqList.styles';

/** Questions that expand to their answers; several can be open. */
export function FaqList({ faqs, named }: FaqListProps) {
  return (
    <Questions>
      {faqs.map((faq) => (
        // A new address opens its question, and leaves the ones that the user opened alone.
        <FaqRow key={faq.id === named ? `${faq.id} named` : faq.id} faq={faq} isNamed={faq.id === named} />
      ))}
    </Questions>
  );
}

export interface FaqListProps {
  faqs: readonly Faq[];
  /** Id of the question in the address, which starts open. */
  named?: string;
}

function FaqRow({ faq: { id, question, answer }, isNamed }: { faq: Faq; isNamed: boolean }) {
  const { t } = useTranslation('helpCenter');
  const [isOpen, setOpen] = useState(isNamed);
  return (
    <Disclosure id={id} variant="row" summary={question} open={isOpen} onOpenChange={setOpen}>
      <Answer>
        <GuideText html={sanitizeHtml(answer, { pictures: true })} />
        <CopyButton
          text={`${globalThis.location.origin}${helpPaths.faq(id)}`}
          labels={{ copy: t('faqs.copyLink'), copied: t('faqs.copied'), refused: t('faqs.refused') }}
        />
      </Answer>
    </Disclosure>
  );
}
