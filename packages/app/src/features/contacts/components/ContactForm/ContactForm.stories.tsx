import { buildContact } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type ContactDraft, toDraft } from '#features/contacts/model/contactDraft';
import { contactIssues } from '#features/contacts/model/contactIssues';
import { shownProblems } from '#shared/editing/model/problems';
import { withApp } from '#shared/testing/withApp';
import { ContactForm, type ContactFormProps } from './ContactForm';

const contact = buildContact({
  id: 'c1',
  name: 'Selin Karaca',
  title: 'Buyer',
  company: 'Moda Kıyı',
  emails: [{ email: 'selin@example.com', label: 'Work' }],
  phoneNumbers: [{ country: 'tr', phoneNumber: '+902325550136', label: 'Work' }],
  address: 'Çınarlı Sokak 12, İzmir',
  birthday: '1990-07-23',
});

const COUNTRIES = [
  { iso: 'tr', code: '+90', name: 'Türkiye' },
  { iso: 'us', code: '+1', name: 'United States' },
];

function Editing({ draft: start, problems: _problems, onChange, ...props }: ContactFormProps) {
  const [draft, setDraft] = useState<ContactDraft>(start);
  const issues = contactIssues(draft, props.saved, { birthdayIsUnclear: false }, '2026-03-20');
  return (
    <ContactForm
      {...props}
      draft={draft}
      problems={shownProblems(issues, [], { submitted: props.attempt > 0, left: [] })}
      onChange={(change) => {
        setDraft((before) => ({ ...before, ...change }));
        onChange(change);
      }}
    />
  );
}

const meta = {
  component: ContactForm,
  render: (args) => <Editing {...args} />,
  decorators: [withApp],
  args: {
    saved: contact,
    draft: toDraft(contact),
    problems: {},
    attempt: 0,
    isSaving: false,
    tags: null,
    bar: null,
    countries: COUNTRIES,
    onRetryCountries: fn(),
    onPicture: fn(),
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Selin Karaca');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('232 555 01 36'));
    await canvas.findByRole('toolbar');
  },
};

/** Every rule that a draft can break, shown at its field and in the summary. */
export const Problems: Story = {
  args: {
    attempt: 1,
    draft: {
      ...toDraft(contact),
      name: ' ',
      emails: [{ key: 'e', email: 'selin at work', label: '' }],
      phoneNumbers: [{ key: 'p', country: 'tr', phoneNumber: '12', label: '', isValid: false }],
      birthday: '2031-01-01',
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('4 fields need a look')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(/name@example.com/);
    await canvas.findByRole('toolbar');
  },
};

/** Rows are added and removed; a row shows no problem while the user types in it. */
export const Rows: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an email address' }));
    const [, second] = canvas.getAllByRole('textbox', { name: 'Email address' });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('selin@');
    await expect(second).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Email address 1' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Email address' })).toHaveLength(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      emails: [expect.objectContaining({ email: 'selin@' })],
    });
  },
};

/** A number is saved as E.164 of the chosen country; a number with "+" states its own country. */
export const PhoneTyped: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Phone number' });
    await waitFor(() => expect(number).toHaveValue('232 555 01 36'));
    await userEvent.clear(number);
    await userEvent.type(number, '+12075550111');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        phoneNumbers: [expect.objectContaining({ country: 'us', phoneNumber: '+12075550111', isValid: true })],
      }),
    );
  },
};

export const NoCountries: Story = {
  args: { countries: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetryCountries).toHaveBeenCalledOnce();
    await canvas.findByRole('toolbar');
  },
};

export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Ad' })).toHaveValue('Selin Karaca');
    await canvas.findByRole('toolbar');
  },
};
