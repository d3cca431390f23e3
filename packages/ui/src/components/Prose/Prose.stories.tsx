import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.styles';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <h2>Counting the stock</h2>
        <p>
          On the first Monday of the month, <strong>before the doors open</strong>, and never <em>during a sale</em>. More in{' '}
          <a href="#guide">the guide</a>.
        </p>
        <ul>
          <li>watches</li>
          <li>scarves and bags</li>
        </ul>
        <ol>
          <li>count</li>
          <li>write it down</li>
        </ol>
        <blockquote>What is not counted is not there.</blockquote>
        <pre>EAN 0012345678905</pre>
        <table>
          <thead>
            <tr>
              <th>Shelf</th>
              <th>Pieces</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Front</td>
              <td>12</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Endless words, and intended empty lines. */
export const Hostile: Story = {
  args: {
    children: (
      <>
        <p>{'Unbreakable'.repeat(30)}</p>
        <p />
        <p>After an empty line.</p>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
