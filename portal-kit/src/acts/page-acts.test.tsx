import { render } from '@testing-library/react';
import { type PageAct, useOfferedAct, usePageActs } from './page-acts';

function Page({ act }: { act: PageAct | null }) {
  useOfferedAct(act);
  return null;
}
const offered = (): PageAct[] => [...usePageActs.getState().values()];

test('an act is offered while its page shows it, and does what the latest rendering says', () => {
  const first = jest.fn();
  const second = jest.fn();
  const act = { id: 'assign-me', label: 'Assign to me', subject: 'SR-000001' };
  const { rerender, unmount } = render(<Page act={{ ...act, run: first }} />);
  const before = usePageActs.getState();
  rerender(<Page act={{ ...act, run: second }} />);
  // Another rendering alone changes nothing: the search does not flicker.
  expect(usePageActs.getState()).toBe(before);
  offered()[0]?.run();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  rerender(<Page act={null} />);
  expect(offered()).toEqual([]);
  rerender(<Page act={{ ...act, run: first }} />);
  unmount();
  expect(offered()).toEqual([]);
});
