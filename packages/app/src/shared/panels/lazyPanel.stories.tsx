import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { lazyPanel } from './lazyPanel';
import { PanelPlaceholder } from './PanelPlaceholder';

const Words = () => <p>All that the panel holds.</p>;
const Waiting = lazyPanel(() => new Promise<typeof Words>(() => undefined));

/** Creates a new panel for each story, as loaded code stays loaded. */
function makeSecondTime() {
  let tries = 0;
  return lazyPanel(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Not there');
    return Words;
  });
}

const meta = { decorators: [withApp], component: PanelPlaceholder } satisfies Meta<typeof PanelPlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel's code is still loading. */
export const Default: Story = { render: () => <Waiting /> };

export const FailsToLoad: Story = {
  beforeEach: () => {
    // React logs the error as well.
    spyOn(console, 'error').mockReturnValue(undefined);
  },
  render: function Render() {
    const [SecondTime] = useState(makeSecondTime);
    return <SecondTime />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};

export const LoadsOnRetry: Story = {
  ...FailsToLoad,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByText('All that the panel holds.')).toBeVisible());
  },
};
