import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Alert } from './Alert';
import { ALERT_TONES, ALERT_VARIANTS, type AlertTone } from './types';

const meta = {
  component: Alert,
  args: {
    tone: 'info',
    variant: 'soft',
    title: 'Prices are shown without tax',
    children: 'Change this in the store’s settings.',
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const TITLES: Record<AlertTone, string> = {
  primary: 'Stock count starts on Monday',
  accent: 'New: labels can be printed from the list',
  warn: 'This store closes at the end of the month',
  basic: 'Prices are shown without tax',
  info: 'The catalogue is being brought up to date',
  success: '24 products were imported',
  warning: 'Three products have no barcode',
  critical: 'Oak watch could not be saved',
};

export const Default: Story = {};

export const TonesAndVariants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      {ALERT_VARIANTS.flatMap((alertVariant) =>
        ALERT_TONES.map((tone) => (
          <Alert key={`${tone} ${alertVariant}`} {...args} tone={tone} variant={alertVariant} title={TITLES[tone]} live="off">
            {tone}, {alertVariant}
          </Alert>
        )),
      )}
    </div>
  ),
};

export const TitleAlone: Story = { args: { tone: 'success', title: TITLES.success, children: undefined } };
export const TextAlone: Story = { args: { title: undefined } };
export const OwnIcon: Story = { args: { icon: 'offline', tone: 'warning', title: 'You are off line' } };
export const WithoutIcon: Story = { args: { icon: null } };

export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'A draft of Oak watch was kept',
    children: 'You changed its price before the session ended.',
    actions: (
      <>
        <Button size="sm">Restore</Button>
        <Button size="sm" variant="quiet">
          Discard
        </Button>
      </>
    ),
  },
};

export const Announced: Story = {
  args: { tone: 'success', live: 'polite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices are shown without tax');
  },
};

export const CriticalIsAnAlert: Story = {
  args: { tone: 'critical', title: TITLES.critical, children: 'Your changes are kept here. Try again when you are on line.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oak watch could not be saved');
  },
};

export const Dismissable: Story = {
  args: { tone: 'accent', title: TITLES.accent, onDismiss: fn(), dismissLabel: 'Dismiss' },
  render: function Holder(args) {
    const [here, setHere] = useState(true);
    const dismiss = () => {
      args.onDismiss?.();
      setHere(false);
    };
    return (
      <section tabIndex={-1} aria-label="Page">
        {here ? <Alert {...args} onDismiss={dismiss} dismissLabel="Dismiss" /> : <p>Dismissed.</p>}
      </section>
    );
  },
};

export const Keyboard: Story = {
  ...Dismissable,
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(TITLES.accent)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Page' })).toHaveFocus();
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    tone: 'warning',
    title: 'İçe aktardığınız dosyadaki 48 satırda fiyat bilgisi okunamadı',
    children:
      'Bu satırlar kataloğunuza eklenmedi. Dosyanızdaki ondalık ayırıcıyı kontrol edip satırları burada düzeltebilir veya dosyayı yeniden seçebilirsiniz.',
    onDismiss: fn(),
    dismissLabel: 'Kapat',
    actions: <Button size="sm">Satırları gösterin</Button>,
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: { title: '<script>alert(1)</script>', children: `{{constructor}} \u202Egnihton ${'W'.repeat(300)}` },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
