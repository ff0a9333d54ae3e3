import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@ayana/contracts/brand';
import { ENGLISH, LOCALES } from '@ayana/contracts/language';
import { spellUndrawable } from '@ayana/contracts/papers';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { currentLanguage } from '../languages/current-language.js';
import { FACES, HEADING_FACE } from './fonts.js';
import { TYPESETTING_MESSAGES as messages } from './messages.js';
import { readable } from './text-layer/text-layer.js';

/** A file of `paper-templates`. */
export type Template = 'sheet' | 'labels' | 'specimen-labels' | 'record-pack' | 'brochure';

export interface PaperAbout {
  title: string;
  subject: string;
  /** The file's date, so that equal content gives an equal file. */
  made: Date;
  /** BCP 47, of the words; that of the request by default. */
  language?: string;
}

const TEMPLATES = fileURLToPath(new URL('../../../paper-templates/', import.meta.url));
/** Results of the engine that are kept for this many papers more. */
const KEPT = 8;

const require = createRequire(import.meta.url);

/** Read when a letter first needs them. */
const folders = (): string[] =>
  [HEADING_FACE, ...FACES].flatMap(({ name, weights }) => {
    const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    return weights.map((weight) => join(folder, weight));
  });

let engine: NodeCompiler | undefined;

/**
 * Sets a paper as a tagged PDF (PDF/UA-1). Its data is handed over as JSON, so that no text is ever code. A letter that no face has is named
 * by its code, and listed at the end of the paper: the engine itself refuses to draw an empty box.
 */
export function typeset(template: Template, data: object, about: PaperAbout): Buffer {
  const { title, subject, made, language = currentLanguage() } = about;
  const missing = new Set<string>();
  const text = JSON.stringify(
    {
      about: {
        title,
        subject,
        author: BRAND.name,
        language,
        direction: LOCALES.find(({ tag }) => tag === language)?.dir ?? ENGLISH.dir,
        made: [
          made.getUTCFullYear(),
          made.getUTCMonth() + 1,
          made.getUTCDate(),
          made.getUTCHours(),
          made.getUTCMinutes(),
          made.getUTCSeconds(),
        ],
        faces: FACES.map(({ family }) => family),
        heading_face: HEADING_FACE.family,
      },
      ...data,
    },
    (_key, value: unknown) => (typeof value === 'string' ? spellUndrawable(value, missing) : value),
  );
  const note = missing.size === 0 ? null : messages.missing([...missing].join(', '));
  engine ??= NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: folders() }] });
  const compiled = engine.compile({
    mainFilePath: join(TEMPLATES, `${template}.typ`),
    inputs: { data: text, note: JSON.stringify(note) },
  });
  const faults = compiled.takeDiagnostics();
  if (compiled.result === null || faults !== null)
    throw new Error(`${template}: ${JSON.stringify(faults === null ? null : engine.fetchDiagnostics(faults))}`);
  const pdf = engine.pdf(compiled.result, { pdfStandard: PdfStandard.UA_1 });
  engine.evictCache(KEPT);
  return readable(pdf);
}
