import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useLayoutEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Masonry } from './Masonry';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `item ${index + 1}`);
const heightOf = (index: number) => 60 + ((index * 37) % 120);
const [FEW, MANY] = [keysOf(14), keysOf(2000)];

const meta = {
  component: Masonry,
  args: {
    label: 'Things',
    keys: FEW,
    estimate: heightOf,
    renderItem: (index) => (
      <a
        href={`#${index + 1}`}
        style={{
          display: 'block',
          boxSizing: 'border-box',
          height: heightOf(index),
          padding: 8,
          border: '1px solid',
          borderRadius: 10,
        }}
      >
        Thing {index + 1}
      </a>
    ),
  },
} satisfies Meta<typeof Masonry>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = () => within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');

/** Whether document order is reading order: from top to bottom, and from left to right at the same height. */
function isInOrder(): boolean {
  const seen = items().map((item) => item.getBoundingClientRect());
  return seen.every((box, index) => {
    const next = seen[index + 1];
    return !next || next.top > box.top || (next.top === box.top && next.left > box.left);
  });
}

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(items()).toHaveLength(14));
    await waitFor(() => expect(isInOrder()).toBe(true));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(isInOrder()).toBe(true));
    await expect(new Set(items().map((item) => item.getBoundingClientRect().left)).size).toBe(1);
  },
};

/** The Tab key follows the reading order. Of 2,000 items some dozens are rendered, and the focused item stays. */
export const Long: Story = {
  tags: ['behaviour'],
  args: { keys: MANY, estimate: () => 100 },
  play: async () => {
    await waitFor(() => expect(items().length).toBeLessThan(120));
    await expect(items()[0]).toHaveAttribute('aria-setsize', '2000');
    await userEvent.tab();
    await userEvent.tab();
    const second = screen.getByRole('link', { name: 'Thing 2' });
    await expect(second).toHaveFocus();
    window.scrollTo(0, 9000);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Thing 3' })).toBeNull());
    await expect(second).toHaveFocus();
    const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
    await waitFor(() => expect(document.elementsFromPoint(middle.x, middle.y).some((each) => each.matches('li'))).toBe(true));
    window.scrollTo(0, 0);
  },
};

/** A restored scroll position stays, however far the item heights differ from the estimates. */
export const RestoredScroll: Story = {
  tags: ['behaviour'],
  args: { keys: keysOf(90), estimate: () => 400 },
  render: (args) => <RestoredAt {...args} top={700} />,
  play: async () => {
    await waitFor(() => expect(items()[0]?.offsetHeight).toBe(heightOf(0)));
    await expect(Math.round(window.scrollY)).toBe(700);
    window.scrollTo(0, 0);
  },
};

/** Scrolls as the router does: once the content is in the document. */
function RestoredAt({ top, ...props }: ComponentProps<typeof Masonry> & { top: number }) {
  useLayoutEffect(() => {
    window.scrollTo(0, top);
  }, [top]);
  return <Masonry {...props} />;
}
