import { ScrollMemory, scrollForNavigation, type ScrollWindow } from './scroll';
import { focusHeading } from './use-arrival';

function fakeWindow(reduced: boolean): ScrollWindow & { scrollTo: jest.Mock<void, [ScrollToOptions]> } {
  return { scrollTo: jest.fn(), scrollY: 0, matchMedia: () => ({ matches: reduced }), document };
}
const at = (key: string, hash = ''): { key: string; hash: string } => ({ key, hash });

describe('scrolling after a navigation (spec section 2)', () => {
  it('goes smoothly to the top, at once for those who prefer less motion', () => {
    for (const [reduced, behavior] of [
      [false, 'smooth'],
      [true, 'instant'],
    ] as const) {
      const window = fakeWindow(reduced);
      scrollForNavigation({ window, location: at('b'), kind: 'PUSH', memory: new ScrollMemory() });
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    }
  });

  it('goes back to where the page was left, without motion', () => {
    const window = fakeWindow(false);
    const memory = new ScrollMemory();
    memory.remember(at('a'), 840);
    scrollForNavigation({ window, location: at('a'), kind: 'POP', memory });
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 840, behavior: 'instant' });
  });

  it('goes to the element a hash names', () => {
    document.body.innerHTML = '<h2 id="prices">Prices</h2>';
    const target = document.getElementById('prices') as HTMLElement;
    target.scrollIntoView = jest.fn();
    const window = fakeWindow(true);
    scrollForNavigation({ window, location: at('b', '#prices'), kind: 'PUSH', memory: new ScrollMemory() });
    expect(target.scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
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
