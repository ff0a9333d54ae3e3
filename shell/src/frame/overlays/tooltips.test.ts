import { startTooltips } from './tooltips';

const shown = (): string | null => {
  const box = document.querySelector<HTMLElement>('[role="tooltip"]');
  return box === null || box.hidden ? null : box.textContent;
};
const over = (element: Element): boolean => element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

function icon(): HTMLElement {
  const button = document.querySelector<HTMLElement>('button');
  if (button === null) throw new Error('The page has no button.');
  return button;
}

beforeAll(() => {
  document.body.innerHTML = '<button data-tooltip="Close"><svg></svg></button>';
  startTooltips(document);
  startTooltips(document);
});
beforeEach(() => {
  jest.useFakeTimers();
  over(document.body);
});
afterEach(() => jest.useRealTimers());

it('shows the name of an icon after the pointer has rested on it for 700 ms', () => {
  over(icon().firstElementChild ?? icon());
  jest.advanceTimersByTime(699);
  expect(shown()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(shown()).toBe('Close');
  over(document.body);
  expect(shown()).toBeNull();
});

it('shows nothing when the pointer only passes, and closes with Escape', () => {
  over(icon());
  jest.advanceTimersByTime(500);
  over(document.body);
  jest.advanceTimersByTime(500);
  expect(shown()).toBeNull();
  over(icon());
  jest.advanceTimersByTime(700);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown()).toBeNull();
});

it('is one element, however often it is started', () => {
  expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
});
