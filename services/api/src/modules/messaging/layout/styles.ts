import { DARK, LIGHT } from './palette.js';

type Shade = keyof typeof LIGHT;

/** Class names describe a colour's use; the light value is also in the element's inline style. */
const TEXT_SHADES: readonly Shade[] = ['ink', 'stone', 'teal', 'on_teal'];
const GROUND_SHADES: readonly Shade[] = ['paper', 'card', 'quiet', 'chosen', 'teal'];

function darkRules(prefix: string): string {
  return [
    ...TEXT_SHADES.map((shade) => `${prefix}.t-${shade}{color:${DARK[shade]}!important}`),
    ...GROUND_SHADES.map((shade) => `${prefix}.g-${shade}{background-color:${DARK[shade]}!important}`),
    `${prefix}.b-line{border-color:${DARK.line}!important}`,
    `${prefix}.b-control{border-color:${DARK.control}!important}`,
    `${prefix}.b-ink{border-color:${DARK.ink}!important}`,
  ].join('');
}

/**
 * The only style sheet: dark mode, narrow screens, and nothing a mail needs to be readable, because some programs remove it. `[data-ogsc]`
 * marks dark mode in Outlook on the web.
 */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  'a{text-underline-offset:2px}',
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:inherit!important}',
  '@media (max-width:520px){.pad{padding-left:20px!important;padding-right:20px!important}.outer{padding-left:8px!important;padding-right:8px!important}',
  '.h1{font-size:26px!important}.stack,.stack tbody,.stack tr,.stack td{display:block!important;width:auto!important}',
  '.stack td.label{padding:6px 0 0!important;border-top:0!important;line-height:20px!important}.stack td.value{border-top:0!important;padding:0 0 6px!important}}',
  '@media (max-width:345px){.word{display:none!important}}',
  '@media (max-width:380px){.wide{width:100%!important}.wide a{display:block!important}}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
].join('\n');

export { LIGHT };
