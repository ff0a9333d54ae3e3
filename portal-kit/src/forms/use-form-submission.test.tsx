import { act, renderHook } from '@testing-library/react';

import type { SendOutcome } from './submission';
import { useFormSubmission } from './use-form-submission';

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

function openSubmission(outcomes: SendOutcome[]) {
  const calls = {
    send: jest.fn(() => Promise.resolve(outcomes.shift() ?? ({ kind: 'failed', message: 'none left' } as const))),
    unreachableMessage: 'No answer.',
    renewKey: jest.fn(),
    onAccepted: jest.fn(),
    onRejected: jest.fn(),
    onOffline: jest.fn(),
  };
  return { calls, ...renderHook(() => useFormSubmission(calls)) };
}

const accepted: SendOutcome = { kind: 'accepted', answer: { success: true, message: 'Thank you' } };

afterEach(() => jest.restoreAllMocks());

describe('useFormSubmission', () => {
  it('sends once however often the button is pressed', async () => {
    const { calls, result } = openSubmission([accepted]);
    await act(async () => {
      result.current.submit();
      result.current.submit();
    });
    expect(calls.send).toHaveBeenCalledTimes(1);
    expect(calls.onAccepted).toHaveBeenCalledWith({ success: true, message: 'Thank you' });
    expect(result.current.busy).toBe(false);
  });

  it('repeats when the device is back online, and reports once that it is offline', async () => {
    setOnline(false);
    const { calls, result } = openSubmission([{ kind: 'unreachable' }, accepted]);
    await act(async () => result.current.submit());
    expect(result.current.submission.phase).toBe('waiting_for_line');
    expect(calls.onRejected).not.toHaveBeenCalled();
    expect(calls.onOffline).toHaveBeenCalledTimes(1);

    setOnline(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(calls.send).toHaveBeenCalledTimes(2);
    expect(calls.onAccepted).toHaveBeenCalledTimes(1);
    expect(calls.onOffline).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a form that was edited meanwhile', async () => {
    setOnline(false);
    const { calls, result } = openSubmission([{ kind: 'unreachable' }, accepted]);
    await act(async () => result.current.submit());
    act(() => result.current.edited());
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(calls.send).toHaveBeenCalledTimes(1);
  });

  it('renews the key only when an earlier version was accepted', async () => {
    const { calls, result } = openSubmission([
      { kind: 'failed', message: 'An unexpected error occurred.' },
      { kind: 'superseded', message: 'Already here.' },
    ]);
    await act(async () => result.current.submit());
    expect(calls.renewKey).not.toHaveBeenCalled();
    expect(calls.onRejected).toHaveBeenCalledWith('An unexpected error occurred.');
    await act(async () => result.current.submit());
    expect(calls.renewKey).toHaveBeenCalledTimes(1);
  });
});
