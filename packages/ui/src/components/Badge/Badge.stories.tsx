import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';
import { BADGE_TONES } from './types';

const meta = {
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Badge tone="success" icon="checkCircle">
        Active
      </Badge>
      <Badge tone="warning" icon="warning">
        Low stock
      </Badge>
      <Badge tone="critical" icon="cross">
        Refused
      </Badge>
      <Badge tone="info" icon="info">
        Imported
      </Badge>
    </div>
  ),
};

export const Count: Story = { args: { children: '1,204', tone: 'accent' } };

export const LongText: Story = {
  tags: ['full'],
  args: { children: 'Tedarikçiden teslimat bekleniyor, kısmen karşılandı', tone: 'warning', icon: 'clock' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
