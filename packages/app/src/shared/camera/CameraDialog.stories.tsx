import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { scanFeedback } from '../scanner/scanFeedback';
import { type Scan, scans } from '../scanner/scans';
import { localStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { withApp } from '../testing/withApp';
import { CameraDialog } from './CameraDialog';
import type { CameraSource } from './model/camera';
import { CAMERA_PROBLEMS, CameraError, type CameraProblem } from './model/cameraProblem';

const CHOICES = [
  { id: 'back', label: 'Back camera' },
  { id: 'front', label: '' },
];

const setLight = fn(() => Promise.resolve());
const streams: MediaStream[] = [];

/** A camera that shows a grey wall, and a reader that finds a code on it. */
function wall(code: string | null): CameraSource {
  return {
    open: (id) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      if (context) Object.assign(context, { fillStyle: '#8a8f98' }).fillRect(0, 0, 640, 480);
      const stream = canvas.captureStream(10);
      streams.push(stream);
      return Promise.resolve({ stream, id: id ?? 'back', choices: CHOICES, setLight });
    },
    reader: () => Promise.resolve(() => Promise.resolve(code === null ? [] : [code])),
  };
}

const brokenCamera = (problem: CameraProblem): CameraSource => ({
  ...wall(null),
  open: () => Promise.reject(new CameraError(problem)),
});

const onScan = fn((_scan: Scan) => true);

const meta = {
  component: CameraDialog,
  decorators: [withApp],
  parameters: { app: { user: demoUser } },
  args: { source: wall(null), onClose: fn() },
  beforeEach: () => {
    localStore.remove(storageKeys.camera);
    streams.length = 0;
    return scans.listen(onScan);
  },
} satisfies Meta<typeof CameraDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = (text: string) => waitFor(() => expect(screen.getByRole('heading', { name: text })).toBeVisible());

/** Access to the camera was denied. */
export const Default: Story = {
  args: { source: brokenCamera('refused') },
  play: () => title('The camera is not allowed'),
};

export const InsecureOnAPhone: Story = {
  tags: ['full'],
  args: { source: brokenCamera('insecure') },
  globals: { viewport: { value: 'phone' }, language: 'tr' },
};

/** Each problem is shown with what to do, and with Retry where it can help. */
export const EveryProblem: Story = {
  tags: ['behaviour'],
  args: { source: wall(null) },
  render: (args) => (
    <>
      {CAMERA_PROBLEMS.map((problem) => (
        <CameraDialog key={problem} {...args} source={brokenCamera(problem)} />
      ))}
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(CAMERA_PROBLEMS.length));
    await expect(screen.getAllByRole('button', { name: 'Retry', hidden: true })).toHaveLength(CAMERA_PROBLEMS.length - 2);
  },
};

export const TriedAgain: Story = {
  tags: ['behaviour'],
  args: {
    source: (() => {
      let tries = 0;
      const good = wall(null);
      return { ...good, open: (...asked) => (++tries === 1 ? Promise.reject(new CameraError('busy')) : good.open(...asked)) };
    })(),
  },
  play: async () => {
    await title('The camera is in use');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByLabelText('Picture of the camera')).toBeVisible());
  },
};

/** A code is passed on once while it is in view; its outcome is shown here too. */
export const Read: Story = {
  tags: ['behaviour'],
  args: { source: wall(']E04006381333931') },
  play: async ({ args }) => {
    await waitFor(() => expect(onScan).toHaveBeenCalledWith({ code: '4006381333931', quantity: 1 }));
    await expect(await screen.findByText('4006381333931 is being looked up')).toBeVisible();
    scanFeedback.give('found');
    await waitFor(() => expect(screen.getByText('4006381333931 was found')).toBeVisible());
    await expect(onScan).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    scanFeedback.give('unknown');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The chosen camera is remembered; the first one is stopped. */
export const ChangedAndLit: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Light' }));
    await expect(setLight).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('combobox', { name: 'Camera' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Camera 2' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Camera' })).toHaveTextContent('Camera 2'));
    await expect(screen.getByRole('switch', { name: 'Light' })).not.toBeChecked();
    await expect(streams.map((stream) => stream.active)).toEqual([false, true]);
    await expect(localStore.get(storageKeys.camera)).toBe('front');
  },
};
