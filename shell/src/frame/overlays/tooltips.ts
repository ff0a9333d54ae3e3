/** Milliseconds the pointer or the focus rests on a control before its tooltip shows (spec section 9). */
const DELAY_MS = 700;

/** Pixels between the control and its tooltip, and between the tooltip and the edge of the screen. */
const GAP = 6;

const ID = 'tooltip';

const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: '95',
  maxInlineSize: '260px',
  padding: '4px 10px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--ink)',
  color: 'var(--white)',
  fontSize: 'var(--size-14)',
  lineHeight: '1.4',
  pointerEvents: 'none',
};

/** Below the control, above it where there is no room, and never beyond the edge. */
function place(box: HTMLElement, control: Element): void {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fits = bottom + GAP + box.offsetHeight <= clientHeight;
  const middle = left + width / 2 - box.offsetWidth / 2;
  box.style.top = `${fits ? bottom + GAP : top - GAP - box.offsetHeight}px`;
  box.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - box.offsetWidth - GAP))}px`;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tooltip]') : null;

/**
 * Shows the name of an icon button (`data-tooltip`) while the pointer or the focus rests on it. A click,
 * a key, scrolling or leaving hides it. One element serves the whole page.
 */
export function startTooltips(page: Document): void {
  if (page.getElementById(ID) !== null) return;
  const box = page.createElement('div');
  box.id = ID;
  box.setAttribute('role', 'tooltip');
  box.hidden = true;
  Object.assign(box.style, LOOK);
  page.body.append(box);

  let control: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    box.hidden = true;
  };
  const show = (): void => {
    if (control?.isConnected !== true) return;
    box.textContent = control.getAttribute('data-tooltip');
    box.hidden = false;
    place(box, control);
  };
  const restOn = (found: Element | null): void => {
    if (found === control) return;
    hide();
    control = found;
    if (found !== null) timer = setTimeout(show, DELAY_MS);
  };

  page.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') restOn(controlOf(target));
  });
  page.documentElement.addEventListener('pointerleave', () => restOn(null));
  page.addEventListener('focusin', ({ target }) => {
    const found = controlOf(target);
    restOn(found?.matches(':focus-visible') === true ? found : null);
  });
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    page.addEventListener(sign, hide, { capture: true, passive: true });
}
