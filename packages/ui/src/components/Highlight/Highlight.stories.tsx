import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostile } from '../Field/Field.fixtures';
import { Highlight } from './Highlight';

const meta = { component: Highlight, args: { text: 'Oak watch with a leather strap', query: 'leath' } } satisfies Meta<
  typeof Highlight
>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['leath']);
    await expect(canvasElement).toHaveTextContent('Oak watch with a leather strap');
  },
};

export const SeveralWords: Story = {
  args: { query: 'strap oak' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['Oak', 'strap']);
  },
};

export const TurkishLetters: Story = {
  args: { text: 'ISPARTA gülü, İSTANBUL lalesi', query: 'ısparta istanbul' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['ISPARTA', 'İSTANBUL']);
  },
};

export const HostileText: Story = {
  args: { text: hostile, query: '<img onerror {{x}}' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(marks(canvasElement)).toEqual(['<img', 'onerror', '{{x}}']);
  },
};

export const NoResults: Story = {
  args: { query: '.*' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
  },
};
