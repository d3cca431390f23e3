import { Button, Popover, VisuallyHidden } from '@stockroom/ui';
import { useState } from 'react';
import { BelowZeroAlert } from '#entities/stock/BelowZeroAlert';
import { type BelowZeroQuestion, useRecordMovement } from '#entities/stock/useRecordMovement';
import { StockForm } from '#features/productSearch/components/StockForm/StockForm';
import type { ShownProduct } from '#features/productSearch/model/shownProduct';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';

/** A form that adds or removes stock of one product, beside the product. */
export function ChangeStock({ product: { id, name } }: { product: ShownProduct }) {
  const { t } = useTranslation('productSearch');
  const describe = useDescribeError();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<BelowZeroQuestion | null>(null);
  const { recordMovement, begin, isRecording } = useRecordMovement({
    onRecorded: () => setOpen(false),
    onBelowZero: setQuestion,
    onFailed: (error) => setProblem(describe(error).message),
  });
  const clear = () => {
    setProblem(null);
    setQuestion(null);
  };
  const change = (open: boolean) => {
    if (open) begin();
    clear();
    setOpen(open);
  };
  return (
    <Popover
      label={t('change.of', { name })}
      placement="bottom end"
      open={isOpen}
      onOpenChange={change}
      trigger={
        <Button icon="transactions">
          {t('change.title')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      }
    >
      <StockForm
        isRecording={isRecording}
        problem={problem}
        question={question && <BelowZeroAlert question={question} isRecording={isRecording} />}
        onEdit={clear}
        onRecord={(changes) => {
          clear();
          recordMovement({ movements: [{ productId: id, ...changes }] });
        }}
      />
    </Popover>
  );
}
