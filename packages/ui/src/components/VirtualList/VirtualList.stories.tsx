import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LetterIndex } from '../LetterIndex';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList';

const LETTERS = ['A', 'B', 'C', 'Ç', 'D'].map((key) => ({ key, count: 400 }));
const COUNT = 2000;

const keyOf = (index: number) => `person ${index}`;
const row = (index: number) => (
  <a href={`#${index}`} style={{ display: 'flex', alignItems: 'center', height: 48 }}>
    Person {index + 1}
  </a>
);

const meta = {
  component: VirtualList,
  args: { label: 'People', count: COUNT, keyOf, renderRow: row, rowHeight: 48 },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualList>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => within(screen.getByRole('list', { name: 'People' }));
const drawn = () => list().getAllByRole('listitem');
const scroller = () => screen.getByRole('list', { name: 'People' }).parentElement as HTMLElement;
const scrollTo = (top: number) => {
  scroller().scrollTop = top;
};
/** Whether rows cover the whole visible area. */
function isCovered(): boolean {
  const area = scroller().getBoundingClientRect();
  const points = [area.top + 2, area.top + area.height / 2, area.bottom - 2];
  return points.every((y) => document.elementFromPoint(area.left + 8, y)?.closest('li:not([role=presentation])') !== null);
}

/** Of 2,000 rows some dozens are rendered, and each states its position among all. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(drawn().length).toBeLessThan(40));
    await expect(scroller().scrollHeight).toBe(COUNT * 48);
    await expect(drawn()[0]).toHaveAttribute('aria-setsize', '2000');
  },
};

export const Scrolled: Story = {
  play: async () => {
    scrollTo(48_000);
    await waitFor(() => expect(list().getByRole('link', { name: 'Person 1001' })).toBeVisible());
    await expect(isCovered()).toBe(true);
    await expect(drawn().length).toBeLessThan(40);
  },
};

/** A row's content may have margins: the list keeps its stated height at any scroll position. */
export const WithMargins: Story = {
  tags: ['behaviour'],
  args: { renderRow: (index) => <div style={{ height: 44, marginBlock: 2 }}>{row(index)}</div> },
  play: async () => {
    await waitFor(() => expect(scroller().scrollHeight).toBe(COUNT * 48));
    scrollTo(48_000);
    await waitFor(() => expect(list().getByText('Person 1001')).toBeVisible());
    await expect(scroller().scrollHeight).toBe(COUNT * 48);
    await expect(scroller().scrollTop).toBe(48_000);
  },
};

/** The focused row stays, so that the keyboard continues from it. */
export const KeepsTheFocus: Story = {
  play: async () => {
    list().getByRole('link', { name: 'Person 3' }).focus();
    scrollTo(60_000);
    await waitFor(() => expect(list().getByRole('link', { name: 'Person 1252' })).toBeVisible());
    await expect(list().getByRole('link', { name: 'Person 3' })).toHaveFocus();
  },
};

/** Rows as high as their content: the list is as high as all of them, once they have been visible. */
export const Measured: Story = {
  args: {
    count: 60,
    measured: true,
    renderRow: (index) => (
      <a href={`#${index}`} style={{ display: 'block', padding: 8 }}>
        {Array.from({ length: (index % 3) + 1 }, (_, line) => (
          <span key={line} style={{ display: 'block' }}>
            Person {index + 1}, line {line + 1}
          </span>
        ))}
      </a>
    ),
  },
  play: async () => {
    for (const top of [800, 1600, 2400, 3200, 9999]) {
      scrollTo(top);
      await waitFor(() => expect(isCovered()).toBe(true));
    }
    await waitFor(() => expect(list().getByText('Person 60, line 1')).toBeVisible());
    const last = list().getByText('Person 60, line 3').closest('li') as HTMLElement;
    await waitFor(() =>
      expect(Math.abs(last.getBoundingClientRect().bottom - scroller().getBoundingClientRect().bottom)).toBeLessThan(2),
    );
  },
};

function WithLetters(props: VirtualListProps) {
  const handle = useRef<VirtualListHandle>(null);
  return (
    <>
      <VirtualList
        {...props}
        handleRef={handle}
        sections={LETTERS}
        headingHeight={32}
        renderHeading={(letter) => <b>{letter}</b>}
      />
      <LetterIndex
        label="Letters"
        locale="tr"
        orientation="vertical"
        present={LETTERS.map(({ key }) => key)}
        announcement={(letter) => `${letter}, 400 people`}
        onJump={(key) => handle.current?.revealSection(key)}
      />
    </>
  );
}

/** Rows under letters, each adding the height of a heading, and an index that jumps there. */
export const Sections: Story = {
  render: (args) => <WithLetters {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ç' }));
    await waitFor(() => expect(list().getByRole('link', { name: 'Person 1201' })).toBeVisible());
    const heading = list().getByText('Ç').closest('li') as HTMLElement;
    await expect(Math.round(heading.getBoundingClientRect().top - scroller().getBoundingClientRect().top)).toBe(0);
  },
};
