import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { TwoStepSetupDialog } from './TwoStepSetupDialog';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const meta = {
  component: TwoStepSetupDialog,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { user: demoUser, path: '/pages/settings/security' } },
  args: {
    setup: { secret, uri: `otpauth://totp/Stockroom:${demoUser.email}?issuer=Stockroom&secret=${secret}&digits=6&period=30` },
    onClose: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof TwoStepSetupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible());
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

export const NoCode: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Code of the app'), '12{Enter}');
    await expect(screen.getByLabelText('Code of the app')).toHaveAccessibleDescription(/six digits that the app shows/);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
