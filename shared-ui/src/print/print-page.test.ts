import { prepareForPrint, printPage } from './print-page';

let change = (): void => undefined;
let onPaper = false;
let opensBySheet = true;

beforeEach(() => {
  onPaper = false;
  opensBySheet = true;
  document.body.innerHTML = `<img id="far" loading="lazy"><details id="closed"><summary>Q</summary>A</details>
    <details id="open" open><summary>Q</summary>A</details>`;
  const paper = {
    get matches() {
      return onPaper;
    },
    addEventListener: (_type: string, listener: () => void) => (change = listener),
    removeEventListener: () => undefined,
  };
  window.matchMedia = () => paper as unknown as MediaQueryList;
  Object.assign(globalThis, { CSS: { supports: () => opensBySheet } });
});

const loadingOf = (id: string): string | null => document.getElementById(id)?.getAttribute('loading') ?? null;
const isOpen = (id: string): boolean => document.getElementById(id)?.hasAttribute('open') ?? false;

test.each([
  ['the browser prints', () => window.dispatchEvent(new Event('beforeprint'))],
  [
    'the page is shown as on paper',
    () => {
      onPaper = true;
      change();
    },
  ],
])('pictures further down load when %s', (_what, print) => {
  const stop = prepareForPrint();
  expect(loadingOf('far')).toBe('lazy');
  print();
  expect(loadingOf('far')).toBe('eager');
  stop();
});

test('where the print style cannot open what is collapsed, it is opened for the time of printing', () => {
  opensBySheet = false;
  const stop = prepareForPrint();
  window.dispatchEvent(new Event('beforeprint'));
  expect([isOpen('closed'), isOpen('open')]).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect([isOpen('closed'), isOpen('open')]).toEqual([false, true]);
  stop();
});

test('the button prints once the pictures are there, also when one of them fails', async () => {
  const order: string[] = [];
  window.print = () => void order.push('printed');
  const second = document.body.appendChild(document.createElement('img'));
  const [first] = document.images;
  if (first === undefined) throw new Error('The page has no picture.');
  first.decode = () => Promise.resolve().then(() => void order.push('a picture'));
  second.decode = () => Promise.reject(new Error('no such picture'));
  await printPage();
  expect(order).toEqual(['a picture', 'printed']);
});
