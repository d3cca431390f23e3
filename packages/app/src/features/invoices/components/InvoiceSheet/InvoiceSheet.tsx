import { type Invoice, type InvoiceParty, invoiceTotals, lineCents } from '@stockroom/contract';
import { Logo, Inline } from '@stockroom/ui';
import type { InvoiceVariant } from '#features/invoices/invoicePaths';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QrCode } from '#shared/qr/QrCode';
import { Code, Dates, Foot, Lines, Parties, Sender, Sheet, Sums } from './InvoiceSheet.styles';

/** An invoice as printed: black on white in every theme. All sums are computed from its lines. */
export function InvoiceSheet({ invoice, variant }: InvoiceSheetProps) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const money = (cents: number) => format.money(cents / 100);
  const percent = (points: number) => format.percent(points / 100);
  const totals = invoiceTotals(invoice);
  const { number, date, due, seller, buyer, lines, discountBasisPoints, taxBasisPoints, note } = invoice;
  return (
    <Sheet data-look={variant}>
      <Inline gap={4} align="start" justify="between" as="header">
        <Sender>
          <Logo withName={false} size={variant === 'modern' ? 40 : 28} />
          {seller.name}
        </Sender>
        <Dates>
          {[
            [t('date'), format.date(date)],
            [t('due'), format.date(due)],
            [t('totalDue'), money(totals.total)],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Dates>
      </Inline>
      <Parties>
        <Party name={t('from')} party={seller} />
        <Party name={t('to')} party={buyer} />
      </Parties>
      <Lines aria-label={`${t('lines')}, ${number}`}>
        <thead>
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">{t('rate')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('lineTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.title}
                {variant === 'modern' && line.description && <small>{line.description}</small>}
              </td>
              <td>{money(line.unitCents)}</td>
              <td>{format.number(line.quantity)}</td>
              <td>{money(lineCents(line))}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <Sums aria-label={t('totals')}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>{money(totals.subtotal)}</dd>
        </div>
        {totals.discount !== 0 && (
          <div>
            <dt>{t('discount', { percent: percent(discountBasisPoints) })}</dt>
            <dd>{money(-totals.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('tax', { percent: percent(taxBasisPoints) })}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </Sums>
      <Foot>
        <div>
          {note && (
            <p>
              <strong>{t('note')}:</strong> {note}
            </p>
          )}
          <p>{t('thanks')}</p>
        </div>
        {number.length <= MAX_CODE_LENGTH && (
          <Code>
            <QrCode text={number} name={t('code', { number })} />
          </Code>
        )}
      </Foot>
    </Sheet>
  );
}

/** Length of a number up to which a small code stays readable; a longer number has no code. */
const MAX_CODE_LENGTH = 60;

export interface InvoiceSheetProps {
  invoice: Invoice;
  variant: InvoiceVariant;
}

function Party({ name, party }: { name: string; party: InvoiceParty }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <address>
        <strong>{party.name}</strong>
        {[...party.lines, party.email, party.phone].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
