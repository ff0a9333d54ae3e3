import { focusHeading } from './use-scroll-and-focus';

const nextTurn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<a href="#x">Elsewhere</a><main tabindex="-1"></main>';
});

function addHeading(): HTMLElement {
  const heading = document.createElement('h1');
  document.querySelector('main')?.append(heading);
  return heading;
}

it('moves the focus to a heading that loads later', async () => {
  focusHeading(document);
  expect(document.activeElement).toBe(document.querySelector('main'));
  const heading = addHeading();
  await nextTurn();
  expect(document.activeElement).toBe(heading);
});

it('leaves the focus where the user has moved it', async () => {
  focusHeading(document);
  const link = document.querySelector('a');
  link?.focus();
  addHeading();
  await nextTurn();
  expect(document.activeElement).toBe(link);
});
