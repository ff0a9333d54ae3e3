import { reportFailure } from './report-failure';

test('a failure is logged, and a read that was called off is not', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const left = new AbortController();
  const failure = new Error('no line');
  reportFailure('A letter could not be checked.', failure, left.signal);
  expect(log.mock.calls).toEqual([['A letter could not be checked.', failure]]);
  left.abort();
  reportFailure('A letter could not be checked.', failure, left.signal);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
