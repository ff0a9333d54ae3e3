import { IDLE, nextSubmission } from './submission';
import type { SendOutcome, Submission } from './submission';

const sending: Submission = { phase: 'sending' };

function settle(outcome: SendOutcome, online = true): Submission {
  return nextSubmission(sending, { type: 'settled', outcome, online, unreachableMessage: 'No answer.' });
}

describe('a submission', () => {
  it('goes from idle over sending to sent', () => {
    expect(nextSubmission(IDLE, { type: 'pressed' })).toEqual(sending);
    expect(settle({ kind: 'accepted', answer: { success: true, message: '' } })).toEqual({ phase: 'sent' });
  });

  it('waits for the connection only when the device is offline', () => {
    expect(settle({ kind: 'unreachable' }, false)).toEqual({ phase: 'waiting_for_line' });
    expect(settle({ kind: 'unreachable' })).toEqual({ phase: 'failed', message: 'No answer.', canRepeat: true });
    expect(nextSubmission({ phase: 'waiting_for_line' }, { type: 'line_back' })).toEqual(sending);
    expect(nextSubmission(IDLE, { type: 'line_back' })).toEqual(IDLE);
  });

  it('is cancelled by an edit while it waits, not while it is being sent', () => {
    expect(nextSubmission({ phase: 'waiting_for_line' }, { type: 'edited' })).toEqual(IDLE);
    expect(nextSubmission(sending, { type: 'edited' })).toEqual(sending);
  });

  it('that was refused names its fields', () => {
    const fields = [{ field: 'email', message: 'Write an address we can answer.' }];
    expect(settle({ kind: 'refused', message: 'No.', fields })).toEqual({ phase: 'refused', message: 'No.', fields });
  });
});
