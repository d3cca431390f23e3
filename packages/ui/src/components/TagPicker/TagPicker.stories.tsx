import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
    onChange: fn(),
    onDelete: fn(),
    locale: 'en',
    labels: {
      search: 'Find or create a tag',
      create: (title) => `Create “${title}”`,
      duplicate: 'Another tag has this title.',
      empty: 'No tags yet. Type one to create it.',
    },
    renaming: {
      edit: 'Edit tags',
      done: 'Done',
      rename: (title) => `Title of ${title}`,
      remove: (title) => `Delete ${title}`,
      delay: 0,
    },
  },
  render: function Controlled(args) {
    const [tags, setTags] = useState(args.tags);
    const [selected, setSelected] = useState(args.selected);
    return (
      <Column width={320}>
        <TagPicker
          {...args}
          tags={tags}
          selected={selected}
          onToggle={(id) => {
            args.onToggle?.(id);
            setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
          }}
          onCreate={(title) => {
            args.onCreate?.(title);
            setTags([...tags, tag(title)]);
            setSelected([...selected, title]);
          }}
          onChange={(id, change) => {
            args.onChange(id, change);
            setTags(tags.map((each) => (each.id === id ? { ...each, ...change } : each)));
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
  tags: ['behaviour'],
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

/** A tag that merely contains the text is another tag: Enter creates the typed one. */
export const CreatedDespitePartialMatch: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('textbox');
    await userEvent.type(search, 'proof{Enter}');
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(args.onCreate).toHaveBeenCalledWith('proof');
    await userEvent.type(search, 'proof{Enter}');
    await expect(args.onToggle).toHaveBeenLastCalledWith('proof');
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
    await expect(args.onChange).toHaveBeenLastCalledWith('Sale', { title: 'new price' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Waterproof' }));
    await expect(args.onDelete).toHaveBeenCalledWith('Waterproof');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Find or create a tag' })).toHaveFocus());
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Each tag in its colour, with its own editor; a title that differs only in its letters' form belongs to another tag. */
export const Coloured: Story = {
  tags: ['behaviour'],
  args: {
    renaming: undefined,
    colors: {
      options: [
        { value: 'plain', label: 'Plain' },
        { value: 'bright', label: 'Bright' },
      ],
      edit: (title) => `Edit ${title}`,
      title: 'Title',
      color: 'Colour',
      save: 'Save tag',
      remove: 'Delete tag',
      blank: 'Enter a title.',
      tooLong: 'Shorten the title.',
    },
    tags: ['Yeni', 'Işıl'].map(tag),
    selected: ['Yeni'],
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ISIL');
    await expect(canvas.queryByRole('button', { name: /Create/ })).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Yeni' }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'isil{Enter}');
    await expect(title).toHaveAccessibleDescription('Another tag has this title.');
    await userEvent.type(title, ' ışıl');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bright' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save tag' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Yeni', { title: 'isil ışıl', color: 'bright' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit isil ışıl' })).toHaveFocus());
  },
};

/** Escape closes the editor opened by the pencil, and nothing around it. */
export const EscapeOnThePencil: Story = {
  tags: ['behaviour'],
  args: Coloured.args,
  play: async ({ canvas }) => {
    const onKeydown = fn();
    document.addEventListener('keydown', onKeydown);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Yeni' }));
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', onKeydown);
    await expect(canvas.queryByRole('group', { name: 'Edit Yeni' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Edit Yeni' })).toHaveFocus();
    await expect(onKeydown).not.toHaveBeenCalled();
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
  tags: ['behaviour'],
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
  tags: ['full'],
  args: {
    label: 'Ürünün etiketleri',
    locale: 'tr',
    tags: ['Mevsim sonu indirimi', 'İade edilemez, kişiye özel hazırlanan ürünler', 'ısmarlama', 'Çok satanlar'].map(tag),
    selected: ['ısmarlama'],
    labels: {
      search: 'Etiket arayın ya da oluşturun',
      create: (title) => `“${title}” etiketini oluştur`,
      duplicate: 'Bu adda başka bir etiket var.',
      empty: 'Henüz etiket yok. Oluşturmak için adını yazın.',
    },
    renaming: {
      edit: 'Etiketleri düzenle',
      done: 'Bitti',
      rename: (title) => `${title} etiketinin adı`,
      remove: (title) => `${title} etiketini sil`,
    },
  },
  decorators: [(Story) => <div style={{ width: phoneWidth }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Etiketleri düzenle' }));
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { label: hostile, tags: [tag(hostile), tag('__proto__'), tag('.*')], selected: ['__proto__'] },
};
