import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../Button/types';
import { ButtonLink, Link } from './Link';
import { LinkProvider, type AnchorProps } from './LinkContext';

const meta = {
  component: Link,
  args: { href: '#inventory', children: 'Inventory', onNavigate: fn() },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const InText: Story = {
  render: (args) => (
    <p>
      Nineteen products are below their reorder point. See them in the <Link {...args} /> and order what is missing.
    </p>
  ),
};

export const Record: Story = { args: { variant: 'record', children: 'Field watch 38 mm' } };

export const External: Story = {
  args: { href: 'https://example.org/', external: true, externalText: '(opens in a new tab)', children: 'The carrier’s site' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const AsButton: Story = {
  render: ({ href }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {BUTTON_SIZES.flatMap((size) =>
        BUTTON_VARIANTS.map((variant) => (
          <ButtonLink key={`${variant} ${size}`} href={href} variant={variant} size={size} icon="inventory">
            Open inventory
          </ButtonLink>
        )),
      )}
    </div>
  ),
};

const visited = fn();

/** Stands for the app's router link: handles the press itself. */
function RoutedLink({ href, children, onClick, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        visited(href);
      }}
    >
      {children}
    </a>
  );
}

export const ThroughARouter: Story = {
  tags: ['behaviour'],
  args: { href: '/apps/ecommerce/inventory' },
  render: (args) => (
    <LinkProvider component={RoutedLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(visited).toHaveBeenCalledWith('/apps/ecommerce/inventory');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['full'],
  args: { children: 'Yeniden sipariş noktasının altına düşen bütün ürünleri mağazanın stok listesinde göster' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
