import { fallbackFamilies } from '../global/fonts.ts';
import { colours } from './colours.ts';

/** The viewport widths, in px, between which the large type sizes grow. */
const PHONE = 390;
const DESKTOP = 1160;

/** Sizes named by their desktop value: [desktop px, phone px]. */
const sizes = [
  [14, 14],
  [16, 16],
  [18, 17],
  [21, 20],
  [24, 22],
  [28, 25],
  [34, 29],
  [40, 34],
  [58, 39],
] as const;

const spaces = [4, 8, 12, 16, 24, 32, 48, 72, 112] as const;

/** In rem, so that a larger default text size enlarges everything. */
const rem = (px: number): string => `${Math.round((px / 16) * 10_000) / 10_000}rem`;

/** A size that grows linearly from `phone` px to `desktop` px between the two viewport widths. */
function fluid(desktop: number, phone: number): string {
  if (desktop === phone) return rem(desktop);
  const slope = (desktop - phone) / (DESKTOP - PHONE);
  const start = phone - slope * PHONE;
  return `clamp(${rem(phone)}, ${rem(start)} + ${Math.round(slope * 100_000) / 1000}vw, ${rem(desktop)})`;
}

function quoted(...families: readonly string[]): string {
  return families.map((family) => `'${family}'`).join(', ');
}

/** Custom property name (without `--`) to value. */
export const tokens: Readonly<Record<string, string>> = {
  ...colours,
  ...Object.fromEntries(sizes.map(([desktop, phone]) => [`size-${desktop}`, fluid(desktop, phone)])),
  ...Object.fromEntries(spaces.map((px, index) => [`space-${index + 1}`, rem(px)])),
  'font-heading': `${quoted('Newsreader', ...fallbackFamilies('Newsreader'))}, Georgia, 'Times New Roman', serif`,
  'font-text': `${quoted('Source Sans 3', ...fallbackFamilies('Source Sans 3'), 'Noto Sans Arabic', 'Noto Sans Bengali')}, system-ui, -apple-system, sans-serif`,
  'radius-control': '6px',
  'radius-card': '14px',
  'radius-full': '999px',
  'shadow-float': '0 2px 6px rgb(6 49 47 / 8%), 0 16px 48px rgb(6 49 47 / 16%)',
  'duration-state': '150ms',
  'duration-place': '250ms',
  'content-width': '1160px',
  'text-width': '680px',
  measure: '68ch',
  'control-height': '44px',
};

/** The `:root` rule that sets every token; no animation for users who prefer reduced motion. */
export const tokensCss = `:root{${Object.entries(tokens)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')}}@media (prefers-reduced-motion:reduce){:root{--duration-state:0.01ms;--duration-place:0.01ms}}`;
