import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../../../tests/workspace.tsx';
import { Attachments } from './attachments.tsx';

afterEach(() => vi.unstubAllGlobals());
const stub = (isHeld: boolean) => {
  const answer = async () => new Response(JSON.stringify({ status: 1, data: [], message: '' }));
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isHeld && query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  return fetched;
};
const tab = (mayChange: boolean) => <Attachments entity="toy.hold" id="1" mayChange={mayChange} onlyOwn />;

test('security F3: on a phone the camera is one press away, and what it took is added', async () => {
  const fetched = stub(true);
  draw(tab(true));
  const camera = screen.getByLabelText<HTMLInputElement>('Take a photo', { selector: 'input' });
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment']);
  fireEvent.change(camera, { target: { files: [new File(['x'], 'crack.jpg', { type: 'image/jpeg' })] } });
  await waitFor(() => expect(fetched.mock.calls.map(([address]) => String(address)).join()).toContain('attach?_entity=toy.hold'));
});

test('security F3: at a desk a file is chosen; where none is taken nothing is offered', () => {
  stub(false);
  const { unmount } = draw(tab(true));
  expect(screen.getByLabelText('Add a file', { selector: 'input' })).toBeDefined();
  expect(screen.queryByLabelText('Take a photo', { selector: 'input' })).toBeNull();
  unmount();
  draw(tab(false));
  expect(screen.queryByLabelText('Add a file', { selector: 'input' })).toBeNull();
});
