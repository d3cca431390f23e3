import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Column, hostile, phoneWidth } from '../Field/Field.fixtures';
import { TagPicker } from './TagPicker';

const tag = (title: string) => ({ id: title, title });

const meta = {
  component: TagPicker,
  args: {
    label: 'Tags',
    tags: ['New', 'Leather', 'Waterproof', 'Sale', 'Gift idea'].map(tag),
    selected: ['Leather', 'New'],
    onToggle: fn(),
    onCreate: fn(),
    onRename: fn(),
    onDelete: fn(),
    locale: 'en',
    renameDelay: 0,
    labels: {
      search: 'Find or create a tag',
      edit: 'Edit tags',
      done: 'Done',
      create: (title) => `Create “${title}”`,
      rename: (title) => `Title of ${title}`,
      remove: (title) => `Delete ${title}`,
      duplicate: 'Another tag has this title.',
      empty: 'No tags yet. Type one to create it.',
    },
  },
  render: function Kept(args) {
    const [tags, setTags] = useState(args.tags);
    const [selected, setSelected] = useState(args.selected);
    return (
      <Column width={320}>
        <TagPicker
          {...args}
          tags={tags}
          selected={selected}
          onToggle={(id) => {
            args.onToggle(id);
            setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
          }}
          onCreate={(title) => {
            args.onCreate(title);
            setTags([...tags, tag(title)]);
            setSelected([...selected, title]);
          }}
          onRename={(id, title) => {
            args.onRename(id, title);
            setTags(tags.map((each) => (each.id === id ? { id, title } : each)));
          }}
          onDelete={(id) => {
            args.onDelete(id);
            setTags(tags.filter((each) => each.id !== id));
          }}
        />
      </Column>
    );
  },
} satisfies Meta<typeof TagPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Tags' })).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sale' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('Sale');
    await expect(canvas.getByRole('checkbox', { name: 'Sale' })).toBeChecked();
  },
};

export const CreatedByEnter: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('textbox', { name: 'Find or create a tag' });
    await userEvent.type(search, '  Swiss   made ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create “Swiss made”' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith('Swiss made');
    await expect(search).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'Swiss made' })).toBeChecked();
  },
};

export const Searching: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'le');
    await expect(canvas.getAllByRole('checkbox').map((box) => box.parentElement?.textContent?.trim())).toEqual([
      'Leather',
      'Sale',
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create “le”' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Leather');
  },
};

export const Editing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit tags' }));
    const title = canvas.getByRole('textbox', { name: 'Title of Sale' });
    await userEvent.clear(title);
    await userEvent.type(title, 'new');
    await expect(title).toHaveAccessibleDescription('Another tag has this title.');
    await userEvent.type(title, ' price{Enter}');
    await expect(args.onRename).toHaveBeenLastCalledWith('Sale', 'new price');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Waterproof' }));
    await expect(args.onDelete).toHaveBeenCalledWith('Waterproof');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Find or create a tag' })).toHaveFocus());
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { tags: [], selected: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No tags yet. Type one to create it.')).toBeVisible());
  },
};

export const Many: Story = {
  args: { tags: Array.from({ length: 60 }, (_, index) => tag(`Tag ${index + 1}`)), selected: ['Tag 2'] },
};

export const Disabled: Story = { args: { disabled: true } };

export const TitleTooLong: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('textbox');
    await userEvent.click(search);
    await userEvent.paste('x'.repeat(51));
    await expect(search).toBeInvalid();
    await expect(canvas.queryByRole('button', { name: /Create/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit tags' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('gift{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('Gift idea');
  },
};

export const LongTurkishOnAPhone: Story = {
  args: {
    label: 'Ürünün etiketleri',
    locale: 'tr',
    tags: ['Mevsim sonu indirimi', 'İade edilemez, kişiye özel hazırlanan ürünler', 'ısmarlama', 'Çok satanlar'].map(tag),
    selected: ['ısmarlama'],
    labels: {
      search: 'Etiket arayın ya da oluşturun',
      edit: 'Etiketleri düzenle',
      done: 'Bitti',
      create: (title) => `“${title}” etiketini oluştur`,
      rename: (title) => `${title} etiketinin adı`,
      remove: (title) => `${title} etiketini sil`,
      duplicate: 'Bu adda başka bir etiket var.',
      empty: 'Henüz etiket yok. Oluşturmak için adını yazın.',
    },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Etiketleri düzenle' }));
  },
};

export const Hostile: Story = {
  args: { label: hostile, tags: [tag(hostile), tag('__proto__'), tag('.*')], selected: ['__proto__'] },
};
