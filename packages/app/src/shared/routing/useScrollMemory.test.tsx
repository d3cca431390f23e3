import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from './useScrollMemory';

let root: Root | undefined;

function Area({ name, height }: { name: string; height: number }) {
  return (
    <div ref={useScrollMemory(name)} data-area style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height }} />
    </div>
  );
}

async function show(name: string, height = 1000): Promise<HTMLElement> {
  root?.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Area name={name} height={height} />);
  return vi.waitFor(() => {
    const areas = document.querySelectorAll<HTMLElement>('[data-area]');
    expect(areas).toHaveLength(1);
    return areas[0] as HTMLElement;
  });
}

const storedPositions = () => sessionStorage.getItem('stockroom.scrollAreas') ?? '';

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('useScrollMemory: restores each area by its name', async () => {
  const area = await show('menu');
  area.scrollTop = 340;
  await vi.waitFor(() => expect(storedPositions()).toContain('340'));
  expect((await show('other')).scrollTop).toBe(0);
  expect((await show('menu')).scrollTop).toBe(340);
});

it('useScrollMemory: waits until the area is long enough', async () => {
  sessionStorage.setItem('stockroom.scrollAreas', '{"menu":500}');
  const area = await show('menu', 50);
  expect(area.scrollTop).toBe(0);
  root?.render(<Area name="menu" height={1000} />);
  await vi.waitFor(() => expect(area.scrollTop).toBe(500));
});

it('useScrollMemory: waits for content that replaces the placeholder', async () => {
  sessionStorage.setItem('stockroom.scrollAreas', '{"menu":500}');
  const area = await show('menu', 50);
  const list = document.createElement('div');
  list.style.height = '1000px';
  area.firstElementChild?.replaceWith(list);
  await vi.waitFor(() => expect(area.scrollTop).toBe(500));
});

it('useScrollMemory: preserves the position of an area that is still too short', async () => {
  sessionStorage.setItem('stockroom.scrollAreas', '{"menu":500}');
  const area = await show('menu', 300);
  expect(area.scrollTop).toBe(200);
  area.dispatchEvent(new Event('scrollend'));
  expect(storedPositions()).toContain('500');
  root?.render(<Area name="menu" height={1000} />);
  await vi.waitFor(() => expect(area.scrollTop).toBe(500));
});

it('useScrollMemory: does not move an area that was scrolled since', async () => {
  sessionStorage.setItem('stockroom.scrollAreas', '{"menu":500}');
  const area = await show('menu', 300);
  area.dispatchEvent(new WheelEvent('wheel'));
  area.scrollTop = 10;
  root?.render(<Area name="menu" height={1000} />);
  await vi.waitFor(() => expect(area.scrollHeight).toBe(1000));
  expect(area.scrollTop).toBe(10);
});

it.each(['no JSON', '[1]', '{"menu":"far"}', 'null'])('useScrollMemory: starts at the top where %s was stored', async (text) => {
  sessionStorage.setItem('stockroom.scrollAreas', text);
  expect((await show('menu')).scrollTop).toBe(0);
});
