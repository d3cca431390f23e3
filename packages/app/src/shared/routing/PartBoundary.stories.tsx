import { TextField } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { ChunkError } from '../codeLoading/importOrReload';
import { withApp } from '../testing/withApp';
import { PartBoundary } from './PartBoundary';

const meta = {
  decorators: [withApp],
  component: PartBoundary,
  args: { children: null, onRetry: () => undefined },
  beforeEach: () => {
    // React logs the error as well.
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  render: function Render() {
    const [tries, setTries] = useState(1);
    const [name, setName] = useState('Half a name');
    return (
      <>
        <TextField label="Name" value={name} onChange={setName} />
        <PartBoundary key={tries} onRetry={() => setTries(tries + 1)}>
          <Part isMissing={tries === 1} />
        </PartBoundary>
      </>
    );
  },
} satisfies Meta<typeof PartBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Part({ isMissing }: { isMissing: boolean }) {
  if (isMissing) throw new ChunkError('The part "notes" of the app could not be loaded.');
  return <p>All that the part holds.</p>;
}

/** The part's code fails to load. */
export const Default: Story = {};

export const LoadsOnRetry: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ', and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText('All that the part holds.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Half a name, and more');
  },
};
