import { readFileSync } from 'node:fs';

export type Face = 'heading' | 'text' | 'bold';

const FILES: Readonly<Record<Face, string>> = {
  heading: 'newsreader-500.ttf',
  text: 'source-sans-3-400.ttf',
  bold: 'source-sans-3-600.ttf',
};

const FOLDER = new URL('../../../brochure-assets/', import.meta.url);

/** Registers the site's fonts with a document. */
export function registerFaces(doc: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(FILES)) doc.registerFont(face, readFileSync(new URL(file, FOLDER)));
}
