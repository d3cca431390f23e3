import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { RichText } from './RichText';
import { RichTextField } from './RichTextField';

const text =
  '<h3>Delivery</h3><p>Opens at <strong>nine</strong>. <a href="https://shop.example/">Their page</a>, <a href="/apps/contacts">our list</a></p><p></p><ul><li><p>Mondays</p><ol><li><p>by the <em>back</em> door</p></li></ol></li></ul><blockquote><p>Ring twice.</p></blockquote><table><tbody><tr><td>Ramp</td><td>no</td></tr></tbody></table>';

const meta = {
  component: RichText,
  decorators: [withApp],
  args: { html: text },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const outside = await canvas.findByRole('link', { name: 'Their page' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByRole('link', { name: 'our list' })).not.toHaveAttribute('target');
  },
};

export const Hostile: Story = {
  args: {
    html: '<p style="position:fixed" onclick="x()">Text<img src="https://evil.example/a.png" onerror="alert(1)"></p><script>alert(1)</script><a href="javascript:alert(1)">press</a><svg onload="alert(1)"></svg>',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Text')).toBeVisible());
    await expect(canvasElement.innerHTML).not.toMatch(/evil|onerror|onclick|javascript|<img|<script/);
  },
};

/** Text from the editor passes the sanitiser too, and is shown as it was written. */
export const Written: Story = {
  args: { html: '<p>Ask for <a href="https://shop.example/">Deniz</a></p><img src=x onerror=alert(1)>' },
  render: function Both({ html }) {
    const [value, setValue] = useState(html);
    return (
      <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
        <RichTextField label="Notes" value={value} onChange={setValue} />
        <section aria-label="Read">
          <RichText html={value} />
        </section>
      </div>
    );
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Notes' });
    field.focus();
    getSelection()?.selectAllChildren(field);
    getSelection()?.collapseToEnd();
    await userEvent.keyboard(' first');
    const read = within(screen.getByRole('region', { name: 'Read' }));
    await waitFor(() => expect(read.getByText(/first/)).toBeVisible());
    await expect(read.getByRole('link', { name: 'Deniz' })).toHaveAttribute('target', '_blank');
  },
};

export const WrittenInTurkish: Story = { tags: ['full'], ...Written, globals: { language: 'tr' }, play: undefined };
