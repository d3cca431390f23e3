import type { SupportFile } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { SupportFiles, type SupportFilesProps } from './SupportFiles';

const meta = {
  component: SupportFiles,
  decorators: [withApp],
  tags: ['behaviour'],
  args: { files: [], upload: fn(), onChange: fn(), onSending: fn() },
} satisfies Meta<typeof SupportFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two files whose uploads end at the same moment are both kept. */
export const TogetherArrived: Story = {
  render: function Together(args) {
    const [files, setFiles] = useState<readonly SupportFile[]>([]);
    const [upload] = useState(uploadTogether);
    return <SupportFiles {...args} upload={upload} files={files} onChange={setFiles} />;
  },
  play: async () => {
    const text = (name: string) => new File([name], name, { type: 'text/plain' });
    await screen.findByRole('button', { name: 'Attach files' });
    await userEvent.upload(screen.getByLabelText('Attach files', { selector: 'input' }), [text('one.txt'), text('two.txt')]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove one.txt' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Remove two.txt' })).toBeVisible();
  },
};

/** Uploads two files that finish at once. */
function uploadTogether(): SupportFilesProps['upload'] {
  const ends: (() => void)[] = [];
  return ({ name, size, type }) =>
    new Promise((resolve) => {
      ends.push(() => resolve({ id: name, name, size, type, preview: '' }));
      if (ends.length === 2) for (const end of ends.splice(0)) end();
    });
}
