import type { Faq } from '@stockroom/contract';
import { CopyButton, Disclosure } from '@stockroom/ui';
import { useState } from 'react';
import { GuideText } from '../../../../shared/guide/GuideText';
import { sanitizeHtml } from '../../../../shared/html/sanitizeHtml';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { helpPaths } from '../../helpCenterPaths';
import { Answer, Questions } from './FaqList.styles';

/** Questions that open to their answers; several may be open. */
export function FaqList({ faqs, named }: FaqListProps) {
  return (
    <Questions>
      {faqs.map((faq) => (
        // Another address opens another one, and leaves those alone that somebody opened.
        <FaqRow key={faq.id === named ? `${faq.id} named` : faq.id} faq={faq} isNamed={faq.id === named} />
      ))}
    </Questions>
  );
}

export interface FaqListProps {
  faqs: readonly Faq[];
  /** The one that the address names: it begins open. */
  named?: string;
}

function FaqRow({ faq: { id, question, answer }, isNamed }: { faq: Faq; isNamed: boolean }) {
  const { t } = useTranslation('helpCenter');
  const [isOpen, setOpen] = useState(isNamed);
  return (
    <Disclosure id={id} look="row" summary={question} open={isOpen} onOpenChange={setOpen}>
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
