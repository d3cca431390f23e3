import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert';
import { ALERT_KINDS, ALERT_LOOKS } from './types';

const meta = {
  component: Alert,
  args: { kind: 'info', look: 'soft', title: 'Prices are shown without tax', children: 'Change this in the store’s settings.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KindsAndLooks: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
      {ALERT_LOOKS.flatMap((look) =>
        ALERT_KINDS.map((kind) => (
          <Alert key={`${kind} ${look}`} {...args} kind={kind} look={look} title={`${kind}, ${look}`} live="off" />
        )),
      )}
    </div>
  ),
};
