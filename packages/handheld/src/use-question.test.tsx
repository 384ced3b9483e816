import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useQuestion } from './use-question.ts';

/** A question that is being answered; `arrive` brings what the server says. */
function asked() {
  const drawn = renderHook(() => useQuestion());
  const leave = vi.fn<() => void>();
  let arrive = (_taken: boolean): void => undefined;
  const give = vi.fn<(key: string) => Promise<boolean>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  let given = Promise.resolve();
  act(() => {
    given = drawn.result.current.answer(give, leave);
  });
  const come = (taken: boolean): Promise<void> =>
    act(async () => {
      arrive(taken);
      await given;
    });
  return { ...drawn, leave, give, come };
}

test('use 1: an answer that is taken leads on', async () => {
  const { leave, come } = asked();
  await come(true);
  expect(leave).toHaveBeenCalledOnce();
});

test('use 1: an answer that comes late leads nobody away from where they are by then', async () => {
  const { leave, unmount, come } = asked();
  unmount();
  await come(true);
  expect(leave).not.toHaveBeenCalled();
});

test('use 3: a second tap is the same answer; one that was refused is asked again under another key', async () => {
  const { result, give, leave, come } = asked();
  await act(() => result.current.answer(give, leave));
  expect(give).toHaveBeenCalledOnce();
  await come(false);
  expect(leave).not.toHaveBeenCalled();
  expect(result.current.closed).toBe(false);
  act(() => void result.current.answer(give, leave));
  const [[first], [second]] = give.mock.calls as [[string], [string]];
  expect(second).not.toBe(first);
});
