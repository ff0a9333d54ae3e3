/** Under this width a dialog is full screen. */
export const FULL_SCREEN = '(max-width: 720px)';

/** Marks what covers the page while it is open: on a phone it begins below the toasts, at `--toasts-space`. */
export interface CoversPage {
  'data-covers-page'?: string;
}
export const coversPage: CoversPage = { 'data-covers-page': '' };

/** The selector of what covers the page now. */
export const COVERING = '[data-covers-page]:not(details:not([open]))';

/** How much room the toasts take above what covers the page; nothing without toasts, or beside a phone. */
export const TOASTS_SPACE = 'var(--toasts-space, 0px)';
