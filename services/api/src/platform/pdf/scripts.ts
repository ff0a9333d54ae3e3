import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Scripts beyond Latin that names of patients are written in, each with the face that has its letters. */
const SCRIPTS = {
  arabic: { letters: /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/, font: 'noto-sans-arabic' },
  bengali: { letters: /[\u0980-\u09FF]/, font: 'noto-sans-bengali' },
} as const;
export type Script = keyof typeof SCRIPTS;
const NAMES = Object.keys(SCRIPTS) as Script[];

/** Printed for a letter that no face has. */
const UNKNOWN = '?';
/** Latin with its accents, punctuation and the joiners of other scripts. */
const LATIN = /^[ -\u024F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF\u2190-\u21FF\u2212\n]$/;

export interface Run {
  /** Null for Latin. */
  script: Script | null;
  text: string;
}

const require = createRequire(import.meta.url);

/** Registers the faces of other scripts with a document: read when a text first needs one. */
export function registerScript(doc: PDFKit.PDFDocument, script: Script): string {
  const { font } = SCRIPTS[script];
  const path = require.resolve(`@fontsource/${font}/files/${font}-${script}-400-normal.woff`);
  doc.registerFont(script, readFileSync(path));
  return script;
}

/** A text as runs of one script each. Spaces go with the letters before them. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const script = NAMES.find((name) => SCRIPTS[name].letters.test(letter)) ?? null;
    const last = runs.at(-1);
    const isNeutral = /[\s\u200C\u200D]/.test(letter);
    const shown = script !== null || LATIN.test(letter) ? letter : UNKNOWN;
    if (last !== undefined && (last.script === script || isNeutral)) last.text += shown;
    else runs.push({ script, text: shown });
  }
  return runs;
}

/** Runs in the order of the eye: those of a line that begins with Arabic come from its end. */
export const inOrder = (runs: readonly Run[]): Run[] => (runs[0]?.script === 'arabic' ? runs.toReversed() : [...runs]);
