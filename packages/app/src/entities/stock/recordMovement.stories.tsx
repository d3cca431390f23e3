import { inventoryEndpoints, Product } from '@stockroom/contract';
import { demoUser, type Mocks } from '@stockroom/mocks';
import { Button } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { request } from '#shared/api/http';
import { withApp } from '#shared/testing/withApp';
import { BelowZeroAlert } from './BelowZeroAlert';
import { deltaOf, type RecordedReason } from './model/recordedReasons';
import { ReasonField } from './ReasonField';
import { type BelowZeroQuestion, useRecordMovement } from './useRecordMovement';

/** Records five units of a product, for a chosen reason. */
function Recorder() {
  const [reason, setReason] = useState<RecordedReason>('received');
  const [failure, setFailure] = useState('');
  const [question, setQuestion] = useState<BelowZeroQuestion | null>(null);
  const { recordMovement, isRecording } = useRecordMovement({
    onRecorded: () => setQuestion(null),
    onBelowZero: setQuestion,
    onFailed: () => setFailure('Nothing was recorded'),
  });
  return (
    <>
      <ReasonField value={reason} onChange={setReason} disabled={isRecording} />
      <Button onPress={() => recordMovement({ movements: [{ productId: 2, delta: deltaOf(reason, 5), reason }] })}>
        Record 5
      </Button>
      <Button onPress={() => recordMovement({ movements: [{ productId: 2, delta: -40, reason: 'sold' }] })}>Sell 40</Button>
      {question && <BelowZeroAlert question={question} isRecording={isRecording} />}
      <p role="status">{failure}</p>
    </>
  );
}

const meta = {
  component: Recorder,
  decorators: [withApp],
  tags: ['behaviour'],
  parameters: { layout: 'padded', app: { user: demoUser } },
} satisfies Meta<typeof Recorder>;
export default meta;
type Story = StoryObj<typeof meta>;

const stock = async () =>
  (await request({ method: 'GET', path: inventoryEndpoints.product, query: { id: 2 }, schema: Product })).stock;
const becomes = (wanted: number) => waitFor(async () => expect(await stock()).toBe(wanted));

/** Two clicks record it once; Undo reverses it by a counter-movement. */
export const RecordedOnceAndUndone: Story = {
  play: async () => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Record 5' }));
    await waitFor(() => expect(screen.getByText('Recorded: Tidewater Harbor 44, +5')).toBeVisible());
    await becomes(24);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await becomes(19);
  },
};

/** A quantity above the stock: asks and shows the stock, and records nothing before the user confirms. */
export const AskedBeforeBelowZero: Story = {
  tags: ['!behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sell 40' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'There are 19 of Tidewater Harbor 44: this would leave -21.',
    );
    await becomes(19);
  },
};

export const AskedBeforeBelowZeroTurkish: Story = {
  tags: ['!behaviour'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sell 40' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('elde 19 adet var, bununla -21 olur.');
  },
};

export const RecordedAnyway: Story = {
  play: async (context) => {
    await AskedBeforeBelowZero.play?.(context);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Record anyway' }));
    await waitFor(() => expect(screen.getByText('Recorded: Tidewater Harbor 44, -40')).toBeVisible());
    await becomes(-21);
  },
};

export const GoesOutForItsReason: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Damaged' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record 5' }));
    await becomes(14);
  },
};

/** A failed movement is not recorded, and the next click tries again. */
export const FailedAndTriedAgain: Story = {
  parameters: { msw: { scenario: 'inventory-failing' } },
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Record 5' }));
    await waitFor(() => expect(screen.getByText('Nothing was recorded')).toBeVisible());
    await (loaded['mocks'] as Mocks).settings.set({ failing: 'none' });
    await becomes(19);
    await userEvent.click(screen.getByRole('button', { name: 'Record 5' }));
    await becomes(24);
  },
};
