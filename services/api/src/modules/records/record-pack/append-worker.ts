import { parentPort } from 'node:worker_threads';
import { degrees, PDFDocument, type PDFImage } from 'pdf-lib';

/**
 * Puts papers into one PDF, in a thread of its own: reading files of strangers takes long, and may take all memory there is. First it is
 * given the papers, one by one, and answers how many pages each became; then the pages that go before them, and answers the whole file.
 */
export interface PaperToAppend {
  id: string;
  media_type: string;
  bytes: Uint8Array;
}
export type Question = { append: PaperToAppend } | { finish: Uint8Array };
/** `pages` is 0 for a paper that cannot be part of a PDF: a Word file, or one that is protected or damaged. */
export type Reply = { id: string; pages: number } | { pdf: Uint8Array };

/** A4 in points, and the white around a picture. */
const PAGE = { width: 595.28, height: 841.89, margin: 40 };
/** Pictures above this many dots would take gigabytes of memory. */
const DOTS_MAX = 40_000_000;

const body = await PDFDocument.create();

async function append({ media_type, bytes }: PaperToAppend): Promise<number> {
  if (media_type === 'application/pdf') return appendPdf(bytes);
  if (media_type === 'image/jpeg') return appendPicture(await body.embedJpg(bytes), orientationOf(bytes));
  if (media_type === 'image/png' && dotsOf(bytes) <= DOTS_MAX) return appendPicture(await body.embedPng(bytes), 1);
  return 0;
}

async function appendPdf(bytes: Uint8Array): Promise<number> {
  const paper = await PDFDocument.load(bytes);
  const pages = await body.copyPages(paper, paper.getPageIndices());
  for (const page of pages) body.addPage(page);
  return pages.length;
}

/** @param orientation of EXIF: phones store a picture as the sensor saw it, and say how it is turned */
function appendPicture(picture: PDFImage, orientation: number): number {
  const turn = { 3: 180, 6: 90, 8: 270 }[orientation] ?? 0;
  const isTurned = turn % 180 !== 0;
  const [wide, high] = isTurned ? [PAGE.height, PAGE.width] : [PAGE.width, PAGE.height];
  const { width, height } = picture.scaleToFit(wide - 2 * PAGE.margin, high - 2 * PAGE.margin);
  const page = body.addPage([wide, high]);
  page.setRotation(degrees(turn));
  page.drawImage(picture, { x: (wide - width) / 2, y: (high - height) / 2, width, height });
  return 1;
}

/** Of a PNG, by its header. */
function dotsOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.byteLength < 24 ? Infinity : view.getUint32(16) * view.getUint32(20);
}

/** The EXIF orientation of a JPEG (EXIF 2.3, tag 0x0112); 1 where it says nothing. */
function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      if (view.getUint16(at) !== 0xffe1 || view.getUint32(at + 4) !== 0x45786966) continue;
      const tiff = at + 10;
      const isLittle = view.getUint16(tiff) === 0x4949;
      const entries = tiff + view.getUint32(tiff + 4, isLittle);
      for (let index = 0; index < view.getUint16(entries, isLittle); index += 1) {
        const entry = entries + 2 + index * 12;
        if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
      }
      return 1;
    }
  } catch {
    // It ends in the middle: the picture may be whole all the same.
  }
  return 1;
}

/** The pages before the papers, then the papers. */
async function finish(front: Uint8Array): Promise<Uint8Array> {
  const whole = await PDFDocument.load(front);
  for (const page of await whole.copyPages(body, body.getPageIndices())) whole.addPage(page);
  return whole.save();
}

async function answer(question: Question): Promise<Reply> {
  if ('finish' in question) return { pdf: await finish(question.finish) };
  const { id } = question.append;
  return { id, pages: await append(question.append).catch(() => 0) };
}

parentPort?.on('message', (question: Question) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply, []));
});
