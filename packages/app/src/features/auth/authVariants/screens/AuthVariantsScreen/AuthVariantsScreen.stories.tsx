import { Stack } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AUTH_PAGES } from '#features/auth/authVariants/model/authVariant';
import type { LayoutVariant } from '#shared/layoutVariants/model/layoutVariants';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { AuthVariantsScreen } from './AuthVariantsScreen';
import { DemoAuthEnvironment } from './DemoAuthEnvironment';
import { DemoPage } from './DemoPage';

const at = (path = '') => ({
  app: { path: `/pages/authentication${path}`, route: '/pages/authentication/:page?/:look?', user: buildUser() },
});

const meta = {
  component: AuthVariantsScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', ...at() },
} satisfies Meta<typeof AuthVariantsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Seven pages in seven layout variants, each a link. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('link')).toHaveLength(49);
    await expect(screen.getByRole('link', { name: 'Sign up: Card' })).toHaveAttribute(
      'href',
      '/pages/authentication/sign-up/classic',
    );
  },
};

export const OverviewPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findAllByRole('link')).toHaveLength(49);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const UnknownVariant: Story = {
  tags: ['behaviour'],
  parameters: at('/sign-in/baroque'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'There is no such look' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All pages and looks' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(49));
  },
};

export const SignIn: Story = {
  parameters: at('/sign-in'),
  play: async () => {
    await expect(await button('Sign in')).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication');
  },
};

export const SignUpClassic: Story = { parameters: at('/sign-up/classic') };

export const UnlockModernReversed: Story = { parameters: at('/unlock-session/modern-reversed') };

export const ForgottenFullscreen: Story = { parameters: at('/forgot-password/fullscreen') };

const nobody = { current: false };

/** All seven pages stacked. */
function AllPages({ layoutVariant }: { layoutVariant: LayoutVariant }) {
  return (
    <Stack gap={6}>
      <DemoAuthEnvironment layoutVariant={layoutVariant} takesFocusRef={nobody}>
        {AUTH_PAGES.map((page) => (
          <DemoPage key={page} page={page} onDone={fn()} />
        ))}
      </DemoAuthEnvironment>
    </Stack>
  );
}
/** The sign-out page does not continue by itself. */
const allAreThere = async () => {
  await userEvent.click(await button('Stay here'));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(AUTH_PAGES.length));
};
export const AllSplitScreen: Story = { render: () => <AllPages layoutVariant="split-screen" />, play: allAreThere };
export const AllSplitScreenReversed: Story = {
  render: () => <AllPages layoutVariant="split-screen-reversed" />,
  play: allAreThere,
};
export const AllClassic: Story = { render: () => <AllPages layoutVariant="classic" />, play: allAreThere };
export const AllModern: Story = { render: () => <AllPages layoutVariant="modern" />, play: allAreThere };
export const AllModernReversed: Story = { render: () => <AllPages layoutVariant="modern-reversed" />, play: allAreThere };
export const AllFullscreen: Story = { render: () => <AllPages layoutVariant="fullscreen" />, play: allAreThere };
export const AllFullscreenReversed: Story = { render: () => <AllPages layoutVariant="fullscreen-reversed" />, play: allAreThere };

export const TurkishPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at('/sign-in/modern'),
  play: async () => {
    await expect(await screen.findByLabelText('E-posta adresi')).toBeVisible();
  },
};

/** The demo's password signs in, which is announced; then the page is as before, with the focus on its heading. */
export const SignsIn: Story = {
  tags: ['behaviour'],
  parameters: at('/sign-in'),
  play: async () => {
    await userEvent.click(await button('Sign in'));
    await waitFor(() => expect(screen.getAllByText(/^Signed in\./)).not.toEqual([]));
    await waitFor(async () => expect(await heading('Sign in')).toHaveFocus());
    await expect(await button('Sign in')).toBeEnabled();
  },
};

export const Refuses: Story = {
  tags: ['behaviour'],
  parameters: at('/unlock-session'),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** A link of a page leads to the example of that page, in the same variant. */
export const LeadsOn: Story = {
  tags: ['behaviour'],
  parameters: at('/sign-in/classic'),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /forgot/i }));
    await screen.findByRole('heading', { level: 2, name: /password/i });
    await expect(screen.getByRole('combobox', { name: 'Page' })).toHaveTextContent('Forgot password');
    await expect(document.querySelector('[data-look="classic"]')).not.toBeNull();
  },
};

/** Signing out affects only the example, and counts down to the example's sign-in page. */
export const SignsOut: Story = {
  tags: ['behaviour'],
  parameters: at('/sign-out'),
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'You have signed out' });
    await userEvent.click(await screen.findByRole('link', { name: 'Go to sign in' }));
    await heading('Sign in');
  },
};
