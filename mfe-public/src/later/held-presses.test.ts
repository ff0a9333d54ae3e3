import { holdPresses } from './held-presses';

function part(): { button: HTMLButtonElement; pressed: () => number; sent: () => number } {
  document.body.innerHTML = '<div id="part"><form><button>Send</button></form></div><button id="other">Other</button>';
  const counts = { pressed: 0, sent: 0 };
  const button = document.querySelector('button');
  if (button === null) throw new Error('The part has no button.');
  button.addEventListener('click', () => (counts.pressed += 1));
  button.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    counts.sent += 1;
  });
  return { button, pressed: () => counts.pressed, sent: () => counts.sent };
}

const inPart = (element: Element): boolean => element.closest('#part') !== null;

test('a press waits until the part is alive, and counts then once', () => {
  const { button, pressed, sent } = part();
  const held = holdPresses(inPart);
  button.click();
  button.click();
  expect([pressed(), sent()]).toEqual([0, 0]);
  held.release();
  expect([pressed(), sent()]).toEqual([1, 1]);
  button.click();
  expect([pressed(), sent()]).toEqual([2, 2]);
});

test('a part that does not come gives the press back', () => {
  const { button, pressed } = part();
  const held = holdPresses(inPart);
  button.click();
  expect(held.drop()).toBe(button);
  expect(pressed()).toBe(0);
  expect(held.drop()).toBeNull();
});

test('nothing outside of the part is held', () => {
  part();
  const held = holdPresses(inPart);
  let pressed = 0;
  const other = document.querySelector<HTMLElement>('#other');
  other?.addEventListener('click', () => (pressed += 1));
  other?.click();
  expect(pressed).toBe(1);
  expect(held.drop()).toBeNull();
});
