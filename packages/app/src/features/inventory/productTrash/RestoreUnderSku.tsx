import { PRODUCT_LIMITS, type TrashedProduct, skuKey } from '@stockroom/contract';
import { Button, Dialog, Form, TextField } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { codeOwnerQuery } from '../api/queries';
import { RestoreRefused } from '../api/trashCalls';
import { useRestore } from '../screens/InventoryScreen/useRestore';

/** Asks for another SKU for a deleted product whose own has been taken, and restores it with that SKU. */
export function RestoreUnderSku({ product, onClose }: RestoreUnderSkuProps) {
  const { t } = useTranslation(['productTrash', 'trash', 'common', 'inventory']);
  const client = useQueryClient();
  const describe = useDescribeError();
  const restore = useRestore();
  const owner = useQuery(codeOwnerQuery('sku', product.sku, 0)).data;
  // Not persisted: it is short, and the trash asks again.
  const [sku, setSku] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const takenText = async (typed: string) => {
    const other = await client.query(codeOwnerQuery('sku', typed, 0)).catch(() => null);
    return other ? t('inventory:rules.skuTaken', { name: other.name }) : t('sku.takenBySomebody', { sku: typed });
  };
  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const bringBack = async () => {
    const typed = sku.trim();
    if (typed === '') return refuse(t('sku.needed'));
    if (skuKey(typed) === skuKey(product.sku)) return refuse(await takenText(typed));
    setWorking(true);
    try {
      await restore(product, typed);
      onClose();
    } catch (error) {
      if (!(error instanceof RestoreRefused)) refuse(describe(error).message);
      else if (error.reason === 'skuTaken') refuse(await takenText(typed));
      else refuse(t(`inventory:deleted.refused.${error.reason}`));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissable={false}
      title={t('sku.title', { name: product.name })}
      size="sm"
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} loading={isWorking}>
            {t('trash:restore')}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={() => void bringBack()}>
        <TextField
          label={t('sku.label')}
          help={owner ? t('sku.taken', { owner: owner.name, sku: product.sku }) : t('sku.takenBySomebody', { sku: product.sku })}
          value={sku}
          ref={input}
          maxLength={PRODUCT_LIMITS.sku}
          error={problem}
          onChange={(next) => {
            setSku(next);
            setProblem(undefined);
          }}
        />
      </Form>
    </Dialog>
  );
}

const FORM = 'restore-under-sku';

export interface RestoreUnderSkuProps {
  product: TrashedProduct;
  onClose: () => void;
}
