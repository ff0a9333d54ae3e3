import { focusHeading } from './use-arrival';

const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<a href="#x">Elsewhere</a><main tabindex="-1"></main>';
});

function addHeading(): HTMLElement {
  const heading = document.createElement('h1');
  document.querySelector('main')?.append(heading);
  return heading;
}

it('hands the focus on to a heading that comes later', async () => {
  focusHeading(document);
  expect(document.activeElement).toBe(document.querySelector('main'));
  const heading = addHeading();
  await nextTurn();
  expect(document.activeElement).toBe(heading);
});

it('leaves the focus to a reader who has gone on', async () => {
  focusHeading(document);
  const link = document.querySelector('a');
  link?.focus();
  addHeading();
  await nextTurn();
  expect(document.activeElement).toBe(link);
});
