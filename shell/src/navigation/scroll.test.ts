import { ScrollMemory, scrollForNavigation, type ScrollWindow } from './scroll';
import { focusHeading } from './use-scroll-and-focus';

type FakeWindow = ScrollWindow & { scrollTo: jest.Mock<void, [ScrollToOptions]>; end: () => void };

function fakeWindow(reduced: boolean, scrollY = 0): FakeWindow {
  const events = new EventTarget();
  return {
    scrollTo: jest.fn(),
    scrollY,
    matchMedia: () => ({ matches: reduced }),
    document,
    addEventListener: (type, listener, options) => events.addEventListener(type, listener, options),
    end: () => void events.dispatchEvent(new Event('scrollend')),
  };
}
const at = (key: string, hash = ''): { key: string; hash: string } => ({ key, hash });

describe('scrolling after a navigation (spec section 2)', () => {
  it('goes smoothly to the top, at once for those who prefer less motion', () => {
    for (const [reduced, behavior] of [
      [false, 'smooth'],
      [true, 'instant'],
    ] as const) {
      const window = fakeWindow(reduced);
      scrollForNavigation({ window, location: at('b'), kind: 'PUSH', memory: new ScrollMemory(), samePage: false });
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    }
  });

  it('is not moved by a page that grows above the target while scrolling', () => {
    const anchor = (): string => document.documentElement.style.getPropertyValue('overflow-anchor');
    const window = fakeWindow(false, 2000);
    scrollForNavigation({ window, location: at('b'), kind: 'PUSH', memory: new ScrollMemory(), samePage: false });
    expect(anchor()).toBe('none');
    window.end();
    expect(anchor()).toBe('');
  });

  it('goes back to where the page was left, without motion', () => {
    const window = fakeWindow(false);
    const memory = new ScrollMemory();
    memory.remember(at('a'), 840);
    scrollForNavigation({ window, location: at('a'), kind: 'POP', memory, samePage: false });
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 840, behavior: 'instant' });
  });

  it('goes to the element a hash names: smoothly on the same page, at once on another', () => {
    document.body.innerHTML = '<h2 id="prices">Prices</h2>';
    const target = document.getElementById('prices') as HTMLElement;
    target.scrollIntoView = jest.fn();
    const window = fakeWindow(false);
    for (const [samePage, behavior] of [
      [true, 'smooth'],
      [false, 'instant'],
    ] as const) {
      scrollForNavigation({ window, location: at('b', '#prices'), kind: 'PUSH', memory: new ScrollMemory(), samePage });
      expect(target.scrollIntoView).toHaveBeenLastCalledWith({ behavior });
    }
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('focusHeading', () => {
  it('puts the focus on the heading of the main region', () => {
    document.body.innerHTML = '<header><h1>Brand</h1></header><main><h1>About</h1></main>';
    focusHeading(document);
    expect(document.activeElement?.textContent).toBe('About');
  });

  it('falls back to the main region', () => {
    document.body.innerHTML = '<main id="main">Text</main>';
    focusHeading(document);
    expect(document.activeElement?.id).toBe('main');
  });
});
